<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Import;

/** What an import changes or leaves out. */
final class Change {
	public const CHARACTERS = 'characters';
	public const TITLE = 'title';
	public const SHORTENED = 'shortened';
	public const LINK = 'link';
	public const PROGRAMS = 'programs';
	public const NOTICES = 'notices';
	public const RIGHTS = 'rights';
	public const LAYOUT = 'layout';
	public const PICTURE = 'picture';
	public const SETTINGS = 'settings';
	public const HIDDEN_FIELDS = 'hidden_fields';
	public const NO_QUESTION = 'no_question';
	public const UNKNOWN_TYPE = 'unknown_type';
	public const DOUBLE_ID = 'double_id';
	public const CHOICES = 'choices';
	public const TOO_MANY_CHOICES = 'too_many_choices';
	public const CONDITION = 'condition';
	public const CONDITION_PART = 'condition_part';
	public const SECTION = 'section';
	public const POINTS = 'points';
	public const PAGES = 'pages';
	public const ROUTE = 'route';
	public const AS_TEXT = 'as_text';
	public const UNKNOWN_QUESTION = 'unknown_question';
	public const FILES = 'files';
	public const RESPONDENTS = 'respondents';
	public const TRACES = 'traces';
	public const NO_TIME = 'no_time';
	public const NO_RESPONSE = 'no_response';

	/**
	 * @param string $code one of the above
	 * @param ?string $questionId in the form that is made; null for what is not about one question
	 * @param string $title of that question
	 * @param string $detail names of what it is about, or empty
	 * @param int $count how often
	 */
	public function __construct(
		public readonly string $code,
		public readonly ?string $questionId,
		public readonly string $title,
		public readonly string $detail,
		public int $count,
	) {
	}
}
