import Scene
import Views

// The kit's views, which here mean more than the items of a scene that have the same names.
typealias Image = Views.Image
typealias Text = Views.Text
