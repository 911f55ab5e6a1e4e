/** What a withdrawal leads to, and what it is not for. */
export function WithdrawalTerms() {
  return (
    <div className="prose border-t border-sand pt-6 text-md">
      <h2>What happens next</h2>
      <p>
        We’ll email you a copy straight away, with the date and time. Send or bring the goods back within 14 days; you pay for the return. We refund
        their price to your original payment method within 14 days of receiving them, or proof that you have sent them. If you return everything, we
        also refund standard delivery.
      </p>
      <h2>What cannot be returned under this right</h2>
      <ul>
        <li>Goods cut to the length you asked for, such as carpet by the metre: they are made to your specification.</li>
        <li>Floors, trims and underlay that have been laid, fixed or cut.</li>
        <li>Adhesive, grout and other goods that have been mixed or used.</li>
      </ul>
      <p>
        You can open a box to check the floor, as you would in a showroom. If it has been handled more than that, we may reduce the refund. Samples
        are free, so only their postage could be refunded; a sample that you have cut or marked cannot go back.
      </p>
      <p>
        If something is faulty or not as described, none of this affects your rights: please report it from your order, or contact us. (Consumer
        Contracts Regulations 2013, regulations 28 to 38; in Ireland, Consumer Rights Act 2022, Part 5.)
      </p>
    </div>
  );
}
