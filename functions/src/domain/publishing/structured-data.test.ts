import Validator from '@adobe/structured-data-validator';
import { describe, expect, it } from 'vitest';
import { RETURN_DAYS } from '../../contract/delivery/delivery.ts';
import { destinationsOf } from '../../contract/delivery/destinations.ts';
import { SAMPLE_SETTINGS } from '../../contract/shop-settings.ts';
import { FAQ } from '../../contract/site/faq.ts';
import { offerOf } from './offer.ts';
import { postWith, productWith } from './publishing.fixtures.ts';
import {
  structuredBlog,
  structuredBlogs,
  structuredHome,
  structuredProduct,
  structuredProducts,
} from './structured-data.ts';

const site = { shopUrl: 'https://shop.test' };
const destinations = destinationsOf(SAMPLE_SETTINGS);
const offer = offerOf(productWith(), site, destinations);

const attributes = { articleNumber: 'RW-1', kind: 'sleeve', widthMm: 250, weightG: 90 } as const;
const pictures = [
  { img: 'http://127.0.0.1/detail/640.webp', alt: 'The pile', kind: 'detail' as const },
];
const pictured = offerOf(productWith({ pictures }), site, destinations);
const known = offerOf(productWith({ attributes }), site, destinations);

/** What a search engine that demands things for its listings would refuse. */
const errorsIn = async (things: readonly object[]): Promise<string[]> => {
  const jsonld = Object.fromEntries(
    things.map((thing) => [(thing as { '@type': string })['@type'], [structuredClone(thing)]]),
  );
  const issues = await new Validator().validate({ jsonld });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
};

const rating = { average: 4.3, count: 12, stars: [0, 1, 1, 3, 7] };
const rated = offerOf(productWith({ rating }), site, destinations);

describe('what a page says by schema.org', () => {
  it.each([
    ['the home page', structuredHome(site)],
    ['the catalogue', structuredProducts(site)],
    ['a product', structuredProduct(offer, site)],
    ['a product of which much is known', structuredProduct(known, site)],
    ['a product with several pictures', structuredProduct(pictured, site)],
    ['a product that buyers have reviewed', structuredProduct(rated, site)],
    ['the list of posts', structuredBlogs(site)],
    ['a post', structuredBlog(postWith(), site)],
  ])('is all that search engines demand, of %s', async (_what, things) => {
    expect(await errorsIn(things)).toEqual([]);
  });

  it.each([
    ['price', /price/],
    ['shippingDetails.0.shippingDestination', /shippingDestination/],
  ])('would be refused without %s', async (path, complaint) => {
    const [product = {}] = structuredClone(structuredProduct(offer, site));
    const [field = '', place, inner] = path.split('.');
    const { offers } = product as {
      offers: Record<string, Record<string, Record<string, unknown>>>;
    };
    if (inner) delete offers[field]?.[place ?? '']?.[inner];
    else for (const price of [offers, offers.priceSpecification?.['0']]) delete price?.[field];
    expect((await errorsIn([product])).join('\n')).toMatch(complaint);
  });

  it('shows all pictures of a product, the first one first', () => {
    expect(structuredProduct(pictured, site)[0]).toMatchObject({
      image: [pictured.picture, 'http://127.0.0.1/detail/1280.webp'],
    });
    expect(structuredProduct(offer, site)[0]).toMatchObject({ image: [offer.picture] });
  });

  it('says what is known of a product', () => {
    expect(structuredProduct(known, site)[0]).toMatchObject({
      sku: 'RW-1',
      mpn: 'RW-1',
      width: { value: 250, unitCode: 'MMT' },
      weight: { value: 90, unitCode: 'GRM' },
      additionalProperty: [{ name: 'Type', value: 'Roller sleeve' }],
    });
    expect(structuredProduct(offer, site)[0]).not.toHaveProperty('additionalProperty');
  });

  it('names the rating of buyers, and none where there is none', () => {
    expect(structuredProduct(rated, site)[0]).toMatchObject({
      aggregateRating: { ratingValue: 4.3, reviewCount: 12, worstRating: 1, bestRating: 5 },
    });
    expect(structuredProduct(offer, site)[0]).not.toHaveProperty('aggregateRating');
  });

  it('states one current price, of the smallest order, and the lowest before a reduction of the same', () => {
    const reduction = { lowest: 8, until: '2099-01-01T00:00:00.000Z' };
    const reduced = productWith({ price: 7.2, minOrder: 10, reduction });
    const [{ offers } = {}] = structuredProduct(offerOf(reduced, site, destinations), site) as {
      offers?: { price: string; priceSpecification: object[] };
    }[];
    const quantity = { value: 10, valueReference: { value: 1 } };
    expect(offers?.price).toBe('72.00');
    expect(offers?.priceSpecification).toMatchObject([
      { price: '72.00', referenceQuantity: quantity },
      {
        price: '80.00',
        referenceQuantity: quantity,
        priceType: 'https://schema.org/StrikethroughPrice',
      },
    ]);
    expect(offers?.priceSpecification[0]).not.toHaveProperty('priceType');
  });

  it('says who pays for sending goods back, and from where that is possible', () => {
    expect(structuredProduct(offer, site)[0]).toMatchObject({
      offers: {
        hasMerchantReturnPolicy: {
          applicableCountry: destinations.map(({ country }) => country),
          returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        },
      },
    });
  });

  it('says of delivery and returns what people read', () => {
    const [product] = structuredProduct(offer, site);
    expect(product).toMatchObject({
      offers: {
        shippingDetails: [
          {
            shippingRate: { value: '0.00', currency: 'EUR' },
            shippingDestination: [{ addressCountry: 'DE' }],
            deliveryTime: { transitTime: { minValue: 1, maxValue: 3 } },
          },
          {
            shippingRate: { value: '9.90', currency: 'EUR' },
            shippingDestination: ['AT', 'BE', 'DK', 'FR', 'LU', 'NL', 'PL'].map(
              (addressCountry) => ({
                addressCountry,
              }),
            ),
            deliveryTime: { transitTime: { minValue: 1, maxValue: 5 } },
          },
        ],
        hasMerchantReturnPolicy: { merchantReturnDays: RETURN_DAYS },
      },
    });
    const slow = { ...offer, attributes: { ...offer.attributes, leadTimeDays: 7 } };
    expect(structuredProduct(slow, site)[0]).toMatchObject({
      offers: {
        shippingDetails: [{ deliveryTime: { handlingTime: { minValue: 0, maxValue: 7 } } }, {}],
      },
    });
    const answers = FAQ.flatMap(({ answer }) => answer).join('\n');
    expect(answers).toContain('shows what delivery costs and by which day it comes');
    expect(answers).toContain(`For ${RETURN_DAYS} days you can withdraw`);
  });
});
