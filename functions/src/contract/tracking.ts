/** What an order says of its parcel; empty where it was not given. */
export interface Tracking {
  url: string;
  carrier: string;
  number: string;
}

type Given = { [Part in keyof Tracking]?: string | undefined };

/** What was given of it; null for nothing. */
export const trackingOf = ({ url = '', carrier = '', number = '' }: Given): Tracking | null =>
  url === '' && number === '' ? null : { url, carrier, number };

/** The carrier with its number: `DHL 00340434`; empty where only a page is known. */
export const parcelName = ({ carrier, number }: Tracking): string =>
  number === '' ? '' : `${carrier} ${number}`;
