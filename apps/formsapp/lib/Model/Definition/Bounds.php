<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition;

/** How much a form may hold; lengths are in Unicode characters. */
final class Bounds {
	public const QUESTIONS = 500;
	public const CHOICES = 500;
	public const ROWS = 100;
	public const COLUMNS = 50;
	public const PAGES = 100;
	public const RULES_PER_PAGE = 50;
	/** Conditions and rules of pages, in all. */
	public const CONDITIONS = 200;
	public const CONDITION_DEPTH = 10;
	public const CONDITION_VALUES = 100;
	public const VALUE = 1_000;
	public const TITLE = 2_000;
	public const DESCRIPTION = 10_000;
	public const LABEL = 1_000;
	public const HINT = 500;
	public const ID = 64;
	public const TEXT = 2_000;
	public const TEXTAREA = 10_000;
	public const OTHER = 1_000;
	public const CELL = 1_000;
	public const TABLE_ROWS = 200;
	public const TABLE_ROWS_UNLESS_SAID = 50;
	public const LINES = 50;
	public const SEATS = 1_000_000;
	public const SCORE = 10_000;
	public const SCALE = 1_000;
	public const SCALE_STEPS = 100;
	public const STARS = 20;
	public const FILES = 20;
	public const FILE_MEGABYTES = 100;
	public const FILE_TYPES = 50;
	/** Instructions of all patterns. */
	public const PATTERNS = 3_000;
	/** Reported at once. */
	public const PROBLEMS = 100;
}
