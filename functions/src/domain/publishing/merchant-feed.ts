import { siteUrl, type Site } from '../../contract/site/site-paths.ts';
import { attributeRows } from '../../contract/products/attribute-rows.ts';
import { deliveryCostOf } from '../../contract/delivery/destinations.ts';
import { cutTo } from '../../contract/text/truncate.ts';
import { decimal, nameOfSmallest, SELLER, type Offer } from './offer.ts';
import { toXml } from './xml.ts';

/** Most characters that the Merchant Center takes. */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;

/** A number of ours tells a product apart as well as a barcode would, with the brand beside it. */
const identifier = ({ attributes: { articleNumber } }: Offer) =>
  articleNumber === undefined ? { 'g:identifier_exists': 'no' } : { 'g:mpn': articleNumber };

const details = ({ attributes }: Offer) =>
  attributeRows(attributes).map(({ label, text }) => ({
    'g:attribute_name': label,
    'g:attribute_value': text,
  }));

const toItem = (offer: Offer) => ({
  'g:id': offer.id,
  'g:title': cutTo(nameOfSmallest(offer), MAX_TITLE),
  'g:description': cutTo(offer.description, MAX_DESCRIPTION),
  'g:link': offer.url,
  'g:image_link': offer.picture,
  'g:additional_image_link': offer.morePictures.map(({ url }) => url),
  'g:availability': offer.inStock ? 'in_stock' : 'out_of_stock',
  // Where only several can be bought, the price has to be that of the fewest.
  'g:price': `${decimal(offer.smallest.price)} ${offer.currency}`,
  'g:unit_pricing_measure': `${offer.smallest.pieces} ct`,
  'g:unit_pricing_base_measure': '1 ct',
  'g:brand': SELLER,
  'g:condition': 'new',
  ...identifier(offer),
  'g:product_detail': details(offer),
  'g:shipping': offer.destinations.map((destination) => ({
    'g:country': destination.country,
    'g:price': `${decimal(deliveryCostOf(destination, offer.smallest.price))} ${offer.currency}`,
  })),
});

/** The products for Google's Merchant Center: RSS 2.0 with the fields of its product data specification. */
export const merchantFeed = (offers: readonly Offer[], site: Site): string =>
  toXml({
    rss: {
      '@version': '2.0',
      '@xmlns:g': 'http://base.google.com/ns/1.0',
      channel: {
        title: SELLER,
        link: siteUrl(site, '/'),
        description: 'Rollers, frames, trays and poles',
        item: offers.map(toItem),
      },
    },
  });
