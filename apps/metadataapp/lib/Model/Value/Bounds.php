<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value;

/** Limits of fields and values, as in `metadata/bounds.ts` of the schema; characters are Unicode characters. */
final class Bounds {
	public const NAME_CHARACTERS = 255;
	public const LABEL_CHARACTERS = 255;
	public const OPTIONS_PER_FIELD = 500;
	public const OPTION_CHARACTERS = 255;
	public const TEXT_CHARACTERS = 4_000;
	public const TEXTAREA_CHARACTERS = 65_536;
	/** Of a number, on both sides of the point together: what a float of every database keeps and sorts. */
	public const DIGITS_PER_NUMBER = 15;
	public const USER_CHARACTERS = 64;
	public const URL_CHARACTERS = 4_000;
	public const LINKS_PER_VALUE = 100;
	public const PATH_CHARACTERS = 4_000;
	/** The largest id that a browser can count to. */
	public const FILE_ID = 2 ** 53 - 1;
	/** Of a filter; one of them has to fit. */
	public const VALUES_PER_FILTER = 500;
	/** Of the text that a filter looks for inside values. */
	public const CONTAINED_CHARACTERS = 1_000;
	/** Days that a filter looks back or ahead: ten years. */
	public const RELATIVE_DAYS = 3_660;
	/** Of a text inside a sentence about what is wrong. */
	public const QUOTED_CHARACTERS = 80;
}
