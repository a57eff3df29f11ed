print("veduta")
