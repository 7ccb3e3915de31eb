import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageTitle } from '../../../components/layout/page-title.tsx';
import { PaintBand } from '../../../components/layout/paint-band.tsx';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';

/** The head of the list, with the way to add a post. */
export function BlogsHeader() {
  return (
    <>
      <Box sx={headStyle}>
        <Box sx={{ flex: '1 1 360px', '& h1': { mb: 1 } }}>
          <PageTitle title={texts.list.pageTitle}>{texts.list.title}</PageTitle>
          <Typography color="textSecondary" sx={{ maxWidth: '60ch' }}>
            {texts.list.lead}
          </Typography>
        </Box>
        <LinkButton to={paths.addBlog} variant="contained">
          {texts.list.add}
        </LinkButton>
      </Box>
      <PaintBand height={20} fill={0.38} sx={{ mb: 4 }} />
    </>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 2,
  mb: 3,
} as const;
