/** What the erasure of a guest does, before somebody presses the button. */
export function WhatGoes() {
  return (
    <div className="prose">
      <h2 className="text-lg">What we erase</h2>
      <ul>
        <li>Your name, address, email, phone number and notes on past orders, and the links to them in our emails</li>
        <li>Messages from the contact form, with our replies</li>
        <li>Emails we sent you</li>
        <li>Chats that mention your email address</li>
      </ul>
      <h2 className="text-lg">What we keep</h2>
      <ul>
        <li>What was sold, what it cost, the town and the country, for seven years, as the law requires</li>
        <li>Your name and address on invoices over £250, and nowhere else, for seven years, as VAT law requires</li>
        <li>Orders still in progress, until they are complete</li>
      </ul>
    </div>
  );
}
