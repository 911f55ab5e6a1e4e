import { testCards } from './test-cards.ts';

/** The page in the card form's frame. `confirmsEvery`: every card must be confirmed by its owner. */
export function cardFrame(confirmsEvery: boolean): string {
  const cards = JSON.stringify(testCards.map(({ number, kind }) => [number.replaceAll(' ', ''), kind]));
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Card details</title>
<style>
  * { box-sizing: border-box; }
  html { overflow: hidden; }
  body { margin: 0; font: 16px/1.4 system-ui, sans-serif; }
  form { display: grid; grid-template-columns: 1fr 5.5rem 4.5rem 7.5rem; border: 1px solid var(--container-border-color, #857b6c); border-radius: var(--container-border-radius, 2px); background: #fff; }
  form:focus-within { border-color: var(--container-focus-border-color, #0a5ac2); }
  form.is-error { border-color: var(--container-error-border-color, #a3291d); }
  input { width: 100%; min-width: 0; height: 48px; padding: 0 12px; border: 0; background: none; font: inherit; font-size: var(--input-font-size, 16px); color: var(--input-color, #1d2729); outline-offset: -4px; }
  input::placeholder { color: var(--placeholder-color, #5a625f); opacity: 1; }
  input[aria-invalid=true] { color: var(--input-error-color, #a3291d); text-decoration: underline wavy; }
  input:focus-visible { outline: 3px solid var(--container-focus-border-color, #0a5ac2); }
  #message { min-height: 29px; margin: 0; padding: 4px 2px 0; font-size: 14px; font-weight: 600; color: var(--message-error-color, #a3291d); }
  button { display: none; }
  @media (max-width: 479px) {
    form { grid-template-columns: 1fr 1fr 1fr; }
    input[name=cardNumber] { grid-column: 1 / -1; border-bottom: 1px solid #dcd3c4; }
  }
</style></head>
<body data-confirms="${confirmsEvery ? 'every' : 'some'}" data-cards='${cards}'>
<div id="card"><form novalidate aria-label="Card details">
<input name="cardNumber" aria-label="Card number" placeholder="Card number" inputmode="numeric" autocomplete="cc-number" aria-describedby="message">
<input name="expirationDate" aria-label="Expiry date, month and year" placeholder="MM/YY" inputmode="numeric" autocomplete="cc-exp" aria-describedby="message">
<input name="cvv" aria-label="CVV, the code on the back" placeholder="CVV" inputmode="numeric" autocomplete="cc-csc" maxlength="4" aria-describedby="message">
<input name="postalCode" aria-label="Postcode of the card's address" placeholder="Postcode" autocomplete="postal-code" maxlength="10" aria-describedby="message">
<button type="submit" tabindex="-1" aria-hidden="true">Pay</button>
</form><p id="message" role="alert"></p></div>
<script src="/test-till/card.js"></script>
</body></html>
`;
}
