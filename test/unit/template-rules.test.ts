import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { projectTemplates } from '../support/project.ts';

/**
 * The rules of this site's page types and kinds of data, which need several fields at once. Each type has the fields that
 * its rules read, as they should be, and changes of them with what is then found: the file, the field, and a part of the
 * message.
 */
interface RuledType {
  facts?: object;
  words?: object;
  changes: Record<string, { facts?: object; words?: object; finds: readonly string[] }>;
}

const method = {
  weeks: [{ from: 1, to: 2 }, { from: 3 }],
  team: [{ days: 2 }, { days: 3, upTo: 4 }],
  price: { min: 105_000, max: 130_000 },
};
const team = [{ role: 'Lead' }, { role: 'Engineer' }];
const approach = { steps: [{}, {}] };
const network = { title: 'A', description: 'B' };
const phases = Array.from({ length: 7 }, () => ({}));
const metric = { unit: 'days', from: 31, to: 8, months: 9 };

/** What every picture needs. */
const picture = {
  facts: { image: 'board.png' },
  words: {},
  finds: ['words imageAlt: board.png has no text alternative'],
};
/** What every day of a change needs. */
const updated = {
  facts: { published: '2025-03-18', updated: '2025-03-08' },
  finds: ['facts updated: was updated on 2025-03-08, before it was published on 2025-03-18'],
};

const types: Record<string, RuledType> = {
  event: {
    facts: { time: '12:15', endTime: '13:30' },
    words: { programme: [{ at: '12:15' }, { at: '12:40' }] },
    changes: {
      'it ends before it begins': { facts: { endTime: '08:00' }, finds: ['facts endTime: ends at 08:00, but begins'] },
      'a part begins before the event': {
        words: { programme: [{ at: '12:10' }] },
        finds: ['words programme.0.at: begins at 12:10'],
      },
      'a part begins with the end, and one before the part above it': {
        words: { programme: [{ at: '12:40' }, { at: '12:20' }, { at: '13:30' }] },
        finds: ['words programme.1.at: begins at 12:20', 'words programme.2.at: begins at 13:30'],
      },
      'a picture without words': picture,
    },
  },
  job: {
    facts: { published: '2026-10-05', closes: '2027-05-31', salary: { min: 58_000, max: 74_000, per: 'year' } },
    changes: {
      'it closes before it is published': { facts: { closes: '2026-05-31' }, finds: ['facts closes: on 2026-05-31'] },
      'its salaries are exchanged': {
        facts: { salary: { min: 74_000, max: 58_000, per: 'year' } },
        finds: ['facts salary.min: 74000, is above the highest, 58000'],
      },
      'its salaries have a point': {
        facts: { salary: { min: 58, max: 74, per: 'year' } },
        finds: ['facts salary.min: read as 58 euro a year', 'facts salary.max: read as 74 euro a year'],
      },
      'its day pays too little': {
        facts: { salary: { min: 9, max: 740, per: 'day' } },
        finds: ['facts salary.min: read as 9 euro a day'],
      },
    },
  },
  training: {
    facts: { seats: 16, sessions: [{ starts: '2027-01-19', ends: '2027-01-20', seatsLeft: 4 }] },
    changes: {
      'more places are left than it has': {
        facts: { seats: 1 },
        finds: ['facts sessions.0.seatsLeft: 4 places left, but the training has 1 seat'],
      },
      'a session ends before it starts': {
        facts: { sessions: [{ starts: '2027-02-16', ends: '2027-01-17', seatsLeft: 0 }] },
        finds: ['facts sessions.0.ends: ends on 2027-01-17'],
      },
    },
  },
  case: {
    facts: { began: '2024-01', months: 10, year: 2024, published: '2025-09-19', metrics: [metric, metric] },
    changes: {
      'it ended in another year': {
        facts: { began: '2024-06' },
        finds: ['facts began: began in 2024-06 and took 10 months, so it ended in 2025-04, not in 2024'],
      },
      'it was revisited before its end': { facts: { revisited: 2023 }, finds: ['facts revisited: revisited in 2023'] },
      'points are not in order, or not within': {
        facts: {
          metrics: [
            {
              ...metric,
              points: ['2024-01', '2024-08', '2024-07', '2024-10'].map((month) => ({ month, value: 9 })),
            },
          ],
        },
        finds: [
          'facts metrics.0.points.0.month: 2024-01 is not after the start',
          'facts metrics.0.points.2.month: 2024-07 is not after the point before it',
          'facts metrics.0.points.3.month: 2024-10 is not before the end',
        ],
      },
      'a value is of the time after its publication': {
        facts: { metrics: [metric, { ...metric, since: '2025-01' }] },
        finds: ['facts metrics.1.months: of 2025-10, after the case was last edited on 2025-09-19'],
      },
      'it was updated before it was published': {
        facts: { updated: '2025-09-18' },
        finds: ['facts updated: was updated on 2025-09-18'],
      },
    },
  },
  office: {
    facts: {
      country: 'BE',
      timeZone: 'Europe/Brussels',
      latitude: 50.85,
      longitude: 4.36,
      hours: [
        { days: ['mon', 'tue'], opens: '08:30', closes: '12:00' },
        { days: ['mon', 'fri'], opens: '13:00', closes: '18:00' },
      ],
      map: {
        middle: { longitude: 4.36, latitude: 50.85 },
        landmarks: [{ longitude: 4.364, latitude: 50.855 }],
        streets: ['4.3595,50.842 4.3638,50.8492'],
      },
    },
    words: { landmarks: ['A garden'] },
    changes: {
      'its coordinates are exchanged': {
        facts: { latitude: 4.36, longitude: 50.85 },
        finds: ['facts latitude: Latitude 4.36 and longitude 50.85 are not in Belgium'],
      },
      'it is elsewhere': { facts: { longitude: 14.36 }, finds: ['facts longitude: are not in Belgium'] },
      'it closes before it opens': {
        facts: { hours: [{ days: ['mon'], opens: '18:00', closes: '08:30' }] },
        finds: ['facts hours.0.closes: closes at 08:30, but opens at 18:00'],
      },
      'a day is given twice': {
        facts: { hours: [{ days: ['fri', 'fri'], opens: '08:30', closes: '17:00' }] },
        finds: ['facts hours.0.days.1: "fri" is given twice'],
      },
      'its map is elsewhere, and a place on it is mistyped': {
        facts: {
          map: {
            middle: { longitude: 50.85, latitude: 4.36 },
            landmarks: [],
            streets: ['4.3595,50.842 4,3638,50.8492'],
          },
        },
        finds: [
          'facts map.middle: not near the office',
          'facts map.streets.0: "4,3638,50.8492" is no place near the office',
          'words landmarks: Landmarks on the map: 0; names here: 1',
        ],
      },
      'a picture without words': picture,
    },
  },
  survey: {
    facts: {
      groups: [
        { id: 'executives', people: 10 },
        { id: 'staff', people: 20 },
      ],
      questions: [{ id: 'outcome', answers: [{ counts: [6, 5] }, { counts: [4, 15] }] }],
    },
    words: { groups: ['Executives', 'Employees'], questions: [{ answers: ['Yes', 'No'] }] },
    changes: {
      'counts do not add up': {
        facts: { questions: [{ id: 'outcome', answers: [{ counts: [6, 5] }, { counts: [4, 14] }] }] },
        finds: ['facts questions.0.answers: The answers of staff to outcome add up to 19, but 20 answered'],
      },
      'texts are missing': {
        words: { groups: ['Executives'], questions: [{ answers: ['Yes'] }] },
        finds: ['words groups: 1; in page.yaml: 2', 'words questions.0.answers: 1; in page.yaml: 2'],
      },
    },
  },
  assessment: {
    facts: { thresholds: [0, 35] },
    words: { results: [{}, {}] },
    changes: {
      'the first result could not come up': { facts: { thresholds: [35, 40] }, finds: ['facts thresholds.0: is 35'] },
      'thresholds do not rise': { facts: { thresholds: [0, 0] }, finds: ['facts thresholds.1: 0 follows 0'] },
      'a result has no threshold': {
        words: { results: [{}, {}, {}] },
        finds: ['words results: 3 results, but page.yaml has 2'],
      },
    },
  },
  press: {
    facts: { releases: [{}] },
    words: { releases: [{}] },
    changes: {
      'a release has no text': { facts: { releases: [{}, {}] }, finds: ['words releases: 1 texts of releases'] },
    },
  },
  situations: {
    facts: { situations: [{}] },
    words: { situations: [{}] },
    changes: { 'a situation has no words': { words: { situations: [] }, finds: ['words situations: 0 situations'] } },
  },
  programme: {
    facts: { modules: [{}, {}] },
    words: { modules: [{}, {}] },
    changes: {
      'a module has no month': { facts: { modules: [{}] }, finds: ['facts modules: months of 1 modules, but 2'] },
      'no module has a month': { facts: { modules: undefined }, finds: [] },
    },
  },
  service: {
    facts: { method, parts: ['approach', 'example', 'problem', 'further'], guides: ['toolbox/a'] },
    words: { approach, team, problem: {} },
    changes: {
      'all parts that are written': { facts: { parts: undefined }, finds: [] },
      'parts that cannot be shown': {
        facts: { parts: ['example', 'price', 'example', 'further'], guides: undefined },
        finds: [
          'facts parts: no part "approach"',
          'facts parts.1: "price" has nothing to show',
          'facts parts.2: "example" is named twice',
          'facts parts.3: "further" has nothing to show',
          'words problem: parts: does not name it',
        ],
      },
      'an approach that cannot be meant': {
        facts: {
          method: {
            weeks: [{ from: 2, to: 1 }, { from: 3 }, { from: 6, to: 8 }],
            team: [{}, { days: 1 }, { days: 1 }],
            price: { min: 130_000, max: 105_000 },
          },
        },
        finds: [
          'facts method.weeks: weeks of 3 steps, but 2',
          'facts method.weeks.0.to: ends in week 1, before it begins in week 2',
          'facts method.weeks.1: Only the last step',
          'facts method.team: days of 3 people, but 2',
          'facts method.team.0: either days or a note',
          'facts method.price.max: 105000, is lower than the lowest, 130000',
        ],
      },
    },
  },
  'landing-devops': {
    facts: { method: { ...method, weeks: [] } },
    words: { wave: { phases }, meta: { facebook: network }, team },
    changes: {
      'a phase is missing': {
        words: { wave: { phases: phases.slice(1) } },
        finds: ['words wave.phases: has 7 phases; here are 6'],
      },
      'a picture for a network has no words': {
        words: { meta: { facebook: { ...network, image: 'a.png' } } },
        finds: ['words meta.facebook.imageAlt: a.png has no text alternative'],
      },
    },
  },
  'landing-change-management': {
    facts: { method, featured: { en: ['a', 'b', 'c'] }, trainings: ['trainings/a'], offers: [{}] },
    words: { approach, team, meta: {}, trainings: { courses: [{}] }, offers: [{}] },
    changes: {
      'too many or few articles are featured': {
        facts: { featured: { en: ['a', 'b', 'c', 'd'], fr: ['a', 'b'] } },
        finds: ['facts featured.en: here are 4', 'facts featured.fr: here are 2'],
      },
      'an offer has no marks': { words: { offers: [{}, {}] }, finds: ['words offers: 2 offers here'] },
      'a training has no list': {
        words: { trainings: { courses: [] } },
        finds: ['words trainings.courses: lists of 0 trainings here'],
      },
    },
  },
  article: {
    words: {},
    changes: {
      'a phase is missing': { words: { phases: phases.slice(1) }, finds: ['words phases: has 7 phases; here are 6'] },
    },
  },
  document: {
    facts: { price: 100 },
    words: { offer: {} },
    changes: {
      'an offer has no price': { facts: { price: undefined }, finds: ['facts price: there is no price'] },
      'a price has no offer': { words: { offer: undefined }, finds: ['words offer: there is no offer'] },
    },
  },
  guide: { facts: { published: '2025-03-18' }, changes: { updated, 'a picture without words': picture } },
  insight: { facts: { published: '2025-03-18' }, changes: { updated } },
  expert: { changes: { 'a photo without words': picture } },
};

const rules = suite('rules of page types');
const { pageTypes, dataKinds } = await projectTemplates();
const kinds = new Map([...pageTypes, ...dataKinds].map((kind) => [kind.name, kind]));

for (const [name, { facts = {}, words = {}, changes }] of Object.entries(types)) {
  /** Lists what is found: `facts parts.1: The part …`. */
  const find = (changed: { facts?: object; words?: object }): string[] => {
    const found = kinds.get(name)?.rules?.({ ...facts, ...changed.facts }, { ...words, ...changed.words });
    if (!found) throw new Error(`The type "${name}" has no rules.`);
    return found.map(({ in: file, path, message }) => `${file} ${path.join('.')}: ${message}`);
  };
  rules(`${name}: what is right is not reported`, () => assert.equal(find({}), []));
  for (const [what, { finds, ...changed }] of Object.entries(changes))
    rules(`${name}: ${what}`, () => {
      const found = find(changed).sort();
      assert.is(found.length, finds.length, found.join('\n'));
      for (const [index, wanted] of finds.toSorted().entries()) {
        const [place = '', words = ''] = wanted.split(/: (.*)/s);
        assert.ok(found[index]?.startsWith(`${place}: `) && found[index].includes(words), `${found[index]}\n${wanted}`);
      }
    });
}

rules.run();
