import type { SettingsFacts } from '../schemas/settings.ts';
import { LEGAL_TITLES, type LegalText } from './legal-text.ts';

/**
 * The reminder of the legal guarantee of conformity with its main elements (art. 6(1)(l) of
 * Directive 2011/83/EU as of Directive (EU) 2024/825). The official notice is a picture in colours
 * and words of its own (Implementing Regulation (EU) 2025/1960), which a deployment puts beside it.
 */
export const guaranteeText = ({ seller }: SettingsFacts): LegalText => ({
  title: LEGAL_TITLES.guarantee,
  lead: 'By the law of the European Union, every good comes with a legal guarantee of conformity of at least two years.',
  sections: [
    {
      heading: 'What it covers',
      paragraphs: [
        'A good has to be what was described and agreed, fit for what such goods are for, and as good as you may expect. Where it is not, and that shows within two years after you had it, the seller answers for it. National law may give you more than two years.',
        'What shows within the first year is taken to have been there from the start, unless the seller proves otherwise.',
      ],
    },
    {
      heading: 'What you can ask for',
      paragraphs: [
        'First repair or replacement, whichever you choose, free of charge, within a reasonable time and without great trouble to you. Where that is not possible, fails, is refused or would cost out of all proportion, a lower price or your money back.',
      ],
    },
    {
      heading: 'How',
      paragraphs: [
        `Write to ${seller.name}, ${seller.email}, with the number of the order and what is wrong. A picture helps. The guarantee is the seller’s and not the maker’s, and a maker’s own guarantee, where there is one, comes on top of it.`,
        'More about your rights in all languages: europa.eu/youreurope, under Consumers, Shopping, Guarantees and returns.',
      ],
    },
  ],
});
