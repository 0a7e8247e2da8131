// The statements of the load. Every draw depends only on the row's number (bench_u), so the rows are the same every time.

/** Salts of bench_u: one per drawn question. */
const u = (salt: number) => `bench_u(n, ${salt})`

/** When something happened: within three years, in the order of the numbers; of $1 in all. */
const AT = `(now() - (1 - n::float8 / $1) * interval '1095 days')`

const pick = (words: readonly string[], salt: number): string =>
  `(ARRAY[${words.map((word) => `'${word}'`).join(',')}])[1 + floor(${u(salt)} * ${words.length})::int]`

const FIRST = ['Amina', 'Peter', 'Neema', 'Kenji', 'Olga', 'Samuel', 'Grace', 'Tom', 'Fatuma', 'David']
const LAST = ['Otieno', 'Mwangi', 'Mushi', 'Watanabe', 'Kovaleva', 'Banda', 'Achieng', 'Kiprotich', 'Hassan']
const COUNTRIES = ['Kenya', 'Tanzania', 'Uganda', 'Japan', 'Zambia', 'Belarus']

/** How many jobs there have been. */
export const OPENINGS = 200

/** Jobs of every showroom, the last tenth of them published, with their version. */
export const OPENING_ROWS = `
  WITH lists AS MATERIALIZED (SELECT (SELECT array_agg(id ORDER BY id) FROM showroom_offices) AS showrooms),
  made AS (
    INSERT INTO openings (id, title, closing_date, type, mode, experience, location_id, is_unpublished, _status,
      created_at, updated_at)
    SELECT n, ${pick(['Auction buyer', 'Shipping clerk', 'Support agent', 'Web developer', 'Driver'], 301)} || ' ' || n,
      to_char(now() + interval '30 days', 'YYYY-MM-DD'), 'full-time', 'on-site', 'Two years',
      bench_pick(l.showrooms, ${u(302)}), n <= ${OPENINGS} * 0.9,
      (CASE WHEN n > ${OPENINGS} * 0.9 THEN 'published' ELSE 'draft' END)::enum_openings_status, now(), now()
    FROM generate_series(1, ${OPENINGS}) n CROSS JOIN lists l RETURNING *)
  INSERT INTO _openings_v (parent_id, latest, version_title, version_closing_date, version_type, version_mode,
    version_experience, version_location_id, version_is_unpublished, version__status, version_created_at,
    version_updated_at, created_at, updated_at)
  SELECT id, true, title, closing_date, type::text::enum__openings_v_version_type,
    mode::text::enum__openings_v_version_mode, experience, location_id, is_unpublished,
    _status::text::enum__openings_v_version_status, created_at, updated_at, now(), now() FROM made`

/** Six members of staff who rate. */
export const RATERS = `
  INSERT INTO users (id, first_name, last_name, email, role_id, status, all_showrooms, hash, salt)
  SELECT 100 + n, 'Recruiter', 'Number ' || n, 'recruiter' || n || '@kaido.example', 2, 'ACTIVE', true, 'x', 'x'
  FROM generate_series(1, 6) n`

/** $1 applications: most are decided, those of the last weeks are open; one in a hundred rejections is still to be sent. */
export const APPLICATIONS = `
  INSERT INTO job_applications (id, opening_id, job_title, job_location, name, email, phone, country, citizen,
    resume_path, resume_name, resume_type, answers, is_marked, stage, stage_at, shortlist_status, rejected_at,
    rejection_mail_at, rejection_mail_sent_at, created_at, updated_at)
  SELECT n, 1 + least(floor(n::float8 / $1 * ${OPENINGS} + ${u(311)} * 5), ${OPENINGS} - 1)::int,
    ${pick(['Auction buyer', 'Shipping clerk', 'Support agent', 'Web developer', 'Driver'], 312)},
    ${pick(['Yokohama, Japan', 'Nairobi, Kenya', 'Mombasa, Kenya', 'Minsk, Belarus'], 313)},
    ${pick(FIRST, 314)} || ' ' || ${pick(LAST, 315)} || ' ' || n, 'applicant' || n || '@mail.example', '+254700000000',
    ${pick(COUNTRIES, 316)}, ${pick(COUNTRIES, 317)}, 'job-applications/resumes/files/' || n || '.pdf', 'resume.pdf',
    'application/pdf',
    (SELECT jsonb_agg(jsonb_build_object('questionId', q::text, 'question', 'Question ' || q || ' of the job?', 'type', 'TEXT',
      'requirement', 'optional', 'options', '[]'::jsonb, 'tags', '', 'answer',
      'An answer of the length that people write on a telephone, with a second sentence. Number ' || n, 'disqualifies', false))
      FROM generate_series(1, 6) q),
    ${u(318)} < 0.1, d.stage::enum_job_applications_stage, t.at, ${pick(['PENDING', 'PENDING', 'SHORTLISTED', 'NOT_SHORTLISTED'], 319)}::enum_job_applications_shortlist_status,
    CASE WHEN d.is_rejected THEN t.at END, CASE WHEN d.is_rejected THEN t.at + interval '1 day' END,
    CASE WHEN d.is_rejected AND ${u(320)} > 0.01 THEN t.at + interval '1 day' END, t.at, t.at
  FROM generate_series(1, $1::int) n
  CROSS JOIN LATERAL (SELECT ${AT} AS at) t
  CROSS JOIN LATERAL (SELECT CASE
    WHEN n > $1 * 0.95 THEN ${pick(['SUBMITTED', 'SUBMITTED', 'UNDER_REVIEW', 'UNDER_REVIEW', 'INTERVIEW', 'OFFERED'], 321)}
    ELSE ${pick(['SUBMITTED', 'UNDER_REVIEW', 'UNDER_REVIEW', 'INTERVIEW', 'HIRED', 'WITHDRAWN'], 322)} END AS stage,
    n <= $1 * 0.95 AND ${u(323)} < 0.9 AS is_rejected) d`

/** Two lines of the history of every application. */
export const HISTORY = `
  INSERT INTO application_history (application_id, kind, from_value, to_value, actor_kind, at)
  SELECT a.id, 'stage', CASE s WHEN 1 THEN NULL ELSE 'SUBMITTED' END, 'UNDER_REVIEW', 'staff', a.created_at
  FROM job_applications a, generate_series(1, 2) s`

/** A rating by two of the raters for every other application. */
export const RATINGS = `
  INSERT INTO application_ratings (application_id, user_id, rating)
  SELECT a.id, 101 + (a.id + r) % 6, 1 + (a.id + r) % 5 FROM job_applications a, generate_series(1, 2) r WHERE a.id % 2 = 0`
