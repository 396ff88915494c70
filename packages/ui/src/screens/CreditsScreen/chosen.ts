/** Returns a radio's state: controlled where the page handles every choice, else uncontrolled. */
export function chosen(isChosen: boolean, choose?: () => void) {
  return choose ? { checked: isChosen, onChange: choose } : { defaultChecked: isChosen };
}
