/** A radio's state: kept by the page where it hears of every choice, else by the browser. */
export function chosen(isChosen: boolean, choose?: () => void) {
  return choose ? { checked: isChosen, onChange: choose } : { defaultChecked: isChosen };
}
