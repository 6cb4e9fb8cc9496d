<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\External;

/** A pattern of an author as JSON Schema has it: validators compile it with the flag `u`, which permits no needless backslash. */
final class PortablePattern {
	private const NEEDED = 'dDwWsStnr^$\\.*+?()[]{}|/';

	/** @param string $pattern that was compiled before, so that no backslash is the last character */
	public static function of(string $pattern): string {
		$portable = '';
		$isInBrackets = false;
		$characters = mb_str_split($pattern, 1, 'UTF-8');
		for ($place = 0; isset($characters[$place]); $place++) {
			$character = $characters[$place];
			if ($character === '\\') {
				$escaped = $characters[++$place] ?? '';
				$isNeeded = $escaped !== '' && (str_contains(self::NEEDED, $escaped) || ($escaped === '-' && $isInBrackets));
				$portable .= $isNeeded ? "\\$escaped" : $escaped;
				continue;
			}
			$isInBrackets = $isInBrackets ? $character !== ']' : $character === '[';
			$portable .= $character;
		}
		return $portable;
	}
}
