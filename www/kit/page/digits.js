// Digits as people type them. Persian and Arabic keyboards have their own digits for the same numbers.

/**
 * A text with Persian and Arabic digits written as 0 to 9.
 * @param {string} text
 */
export function plainDigits(text) {
  // The last four bits of these characters are the digit's value.
  return text.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/**
 * Lets a field accept the digits of all these keyboards. It shows them as 0 to 9.
 * @param {HTMLInputElement | HTMLTextAreaElement} field a field that has no listeners yet
 */
export function acceptLocalDigits(field) {
  // A number field drops other digits before its `input` event.
  field.addEventListener("beforeinput", (event) => {
    const { cancelable, data } = /** @type {InputEvent} */ (event);
    if (!data || !cancelable || plainDigits(data) === data) return;
    event.preventDefault();
    document.execCommand("insertText", false, plainDigits(data));
  });
  // With input methods on phones, `beforeinput` cannot be cancelled.
  field.addEventListener("input", () => {
    const { selectionEnd, value } = field;
    const plain = plainDigits(value);
    if (plain === value) return;
    field.value = plain;
    field.setSelectionRange(selectionEnd, selectionEnd);
  });
}
