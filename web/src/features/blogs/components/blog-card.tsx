import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type Blog, PREVIEW, truncate } from '@rollwell/functions/contract';
import { DateTime } from '../../../components/data-display/formatted-values.tsx';
import { PHONE_SIZES, Picture } from '../../../components/data-display/picture.tsx';
import { Link } from '../../../components/navigation/router-link.tsx';
import { pathTo } from '../../../lib/paths.ts';

/** A post in the list: picture, heading, the beginning of the text. All of it leads to the post. */
export function BlogCard({ blog, eager = false }: { blog: Blog; eager?: boolean }) {
  return (
    <Card
      component="article"
      sx={{ position: 'relative', '&:hover h2': { color: 'primary.main' } }}
    >
      <Picture src={blog.img} alt="" {...picture} sizes={cardSizes} eager={eager} />
      <Box sx={{ p: { xs: 2.5, md: 3 } }}>
        <Typography variant="body2" color="textSecondary">
          <DateTime iso={blog.createdAt} style="day" />
        </Typography>
        <Typography variant="h4" component="h2" sx={{ mt: 0.5 }}>
          <Link to={pathTo('blog', blog._id)} color="inherit" underline="none" sx={wholeCard}>
            {blog.heading}
          </Link>
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {truncate(blog.description, PREVIEW.card)}
        </Typography>
      </Box>
    </Card>
  );
}

const wholeCard = {
  display: 'block',
  py: 0.25,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/** The box of a post's picture, in CSS pixels: three to two, everywhere. */
export const picture = { width: 640, height: 427 } as const;

/** How wide a card's picture is shown in one, two and three columns. */
const cardSizes = `(min-width: 900px) 352px, (min-width: 600px) 46vw, ${PHONE_SIZES}`;
