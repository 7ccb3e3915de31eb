import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { PREVIEW, type Review, truncate, isolated } from '@rollwell/functions/contract';
import { useState, type ReactNode } from 'react';
import { DateTime } from '../../../components/data-display/formatted-values.tsx';
import { PersonAvatar } from '../../../entities/session/person-avatar.tsx';
import { Stars } from '../../../components/data-display/stars.tsx';
import { starsText, texts } from '../texts.ts';

/** One review: stars, what was said, who said it. A long one is cut until somebody wants it all. */
export function ReviewCard({ review, action }: { review: Review; action?: ReactNode }) {
  const { author, description, photoURL, ratings, createdAt } = review;
  const [whole, setWhole] = useState(false);
  const isLong = description.length > PREVIEW.review;
  return (
    <Card component="article" sx={{ p: { xs: 2.5, md: 3 }, minHeight: REVIEW_CARD_HEIGHT }}>
      <Stars rating={ratings} label={starsText(ratings)} />
      <Typography sx={{ mt: 2, whiteSpace: 'pre-line' }}>
        {whole ? description : truncate(description, PREVIEW.review)}
      </Typography>
      {isLong && (
        <Button
          size="small"
          color="secondary"
          aria-expanded={whole}
          aria-label={
            whole ? texts.list.readLessOf(isolated(author)) : texts.list.readAllOf(isolated(author))
          }
          onClick={() => setWhole(!whole)}
          sx={{ alignSelf: 'flex-start', ml: -1.5, mt: 0.5 }}
        >
          <span>{whole ? texts.list.readLess : texts.list.readAll}</span>
        </Button>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 'auto', pt: 2 }}>
        <PersonAvatar src={photoURL} size={44} />
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography sx={{ fontWeight: 650 }}>{author}</Typography>
          <Typography variant="body2" color="textSecondary">
            <DateTime iso={createdAt} style="day" /> · {texts.list.notVerified}
          </Typography>
        </Box>
        {action}
      </Box>
    </Card>
  );
}

/** Pixels that a card with a cut text takes, so that the skeleton is as high. */
export const REVIEW_CARD_HEIGHT = { xs: 264, md: 240 } as const;
