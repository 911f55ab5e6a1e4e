/**
 * '+442896496012' of '028 9649 6012', as RFC 3966 wants numbers that are rung from anywhere: from Ireland 028 is Cork. A number without
 * a country's code is a British one. 'tel:' with it is a link.
 */
export function internationalPhone(phone: string): string {
  return phone
    .replace('(0)', '')
    .replaceAll(/[^+\d]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+44');
}

/** 'tel:+442896496012' of '028 9649 6012'. */
export function phoneAddress(phone: string): string {
  return `tel:${internationalPhone(phone)}`;
}
