/** What the erasure of a guest does, before somebody presses the button. */
export function WhatGoes() {
  return (
    <div className="prose">
      <h2 className="text-lg">What goes</h2>
      <ul>
        <li>Name, address, email, telephone and notes of past orders, and the links to them in letters</li>
        <li>Messages from the contact form, with their answers</li>
        <li>Letters that the shop mailed</li>
        <li>Chats that name the email address</li>
      </ul>
      <h2 className="text-lg">What stays</h2>
      <ul>
        <li>What was sold, what it cost, the town and the country, for seven years: the law asks for records of sales</li>
        <li>The name and address on an invoice over £250, and nowhere else, as long: a VAT invoice must say to whom it was made out</li>
        <li>Orders that are still under way, until they are over</li>
      </ul>
    </div>
  );
}
