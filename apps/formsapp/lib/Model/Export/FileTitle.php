<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Export;

/** The title of a form as the beginning of a file's name. */
final class FileTitle {
	private const BYTES = 120;

	/** @param array<array-key, mixed> $definition */
	public static function of(array $definition): string {
		$title = is_string($definition['title'] ?? null) ? $definition['title'] : '';
		$plain = trim(preg_replace('~[\x00-\x1F\x7F/\\\\:*?"<>|]+~', '-', $title) ?? '', '-. ');
		return trim(mb_strcut($plain === '' ? 'form' : $plain, 0, self::BYTES, 'UTF-8'));
	}
}
