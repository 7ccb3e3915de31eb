import Box from '@mui/material/Box';
import type { ProductFacets } from '@rollwell/functions/contract';
import { RestoreFocus } from '../../../components/list/restore-focus.tsx';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import type { ProductFilter } from '../../../entities/product/product-queries.ts';
import { facetChoices, withoutFacetValue, withoutFacets, type Choice } from '../facets.ts';
import { facetTexts } from '../texts.ts';
import { searchOf } from '../use-catalogue-params.ts';
import { bareList } from '../../../components/layout/lists.tsx';

interface ChosenFacetsProps {
  filter: ProductFilter;
  facets: ProductFacets['facets'];
}

/** What is chosen, each value a link that takes it away; nothing where nothing is. */
export function ActiveFacets({ filter, facets }: ChosenFacetsProps) {
  const choices = facetChoices(filter);
  const linkTo = (next: ProductFilter) => ({ search: searchOf(next).toString() });
  const wordsOf = ({ name, value }: Choice): string => {
    if (name === 'inStock') return facetTexts.inStock;
    const facet = facets.find((one) => one.name === name);
    const words = facet?.values.find((one) => one.value === value)?.label;
    return facetTexts.choice(facet?.label ?? name, words ?? value);
  };
  return (
    <RestoreFocus>
      {choices.length > 0 && (
        <Box component="ul" aria-label={facetTexts.chosen} sx={list}>
          {choices.map((choice) => (
            <li key={choice.name + choice.value}>
              <LinkButton
                to={linkTo(withoutFacetValue(filter, choice))}
                preventScrollReset
                variant="outlined"
                color="secondary"
                aria-label={facetTexts.takeAway(wordsOf(choice))}
              >
                <span>{wordsOf(choice)}</span> ×
              </LinkButton>
            </li>
          ))}
          <li>
            <LinkButton to={linkTo(withoutFacets(filter))} preventScrollReset color="secondary">
              {facetTexts.clearAll}
            </LinkButton>
          </li>
        </Box>
      )}
    </RestoreFocus>
  );
}

const list = { display: 'flex', flexWrap: 'wrap', gap: 1, ...bareList, mb: 2 };
