// Digits as people type them: a Persian or an Arabic keyboard has digits of its own, which mean the same numbers.

/**
 * A text with Persian and Arabic digits written as 0 to 9.
 * @param {string} text
 */
export function plainDigits(text) {
  // The last four bits of these characters are the digit's value.
  return text.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/**
 * Lets a field take digits of all these keyboards. It shows them as 0 to 9.
 * @param {HTMLInputElement | HTMLTextAreaElement} field without listeners of its own yet
 */
export function takeDigits(field) {
  // A field of numbers drops other digits before its `input` event.
  field.addEventListener("beforeinput", (event) => {
    const { cancelable, data } = /** @type {InputEvent} */ (event);
    if (!data || !cancelable || plainDigits(data) === data) return;
    event.preventDefault();
    document.execCommand("insertText", false, plainDigits(data));
  });
  // Input methods of phones leave nothing to cancel.
  field.addEventListener("input", () => {
    const { selectionEnd, value } = field;
    const plain = plainDigits(value);
    if (plain === value) return;
    field.value = plain;
    field.setSelectionRange(selectionEnd, selectionEnd);
  });
}
