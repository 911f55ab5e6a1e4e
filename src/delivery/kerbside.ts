/** Said before anything on a pallet is paid, and in its letter. */
export const kerbside = 'It comes on a pallet, to the kerb: the driver does not carry it inside.';
