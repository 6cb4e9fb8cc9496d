<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Form;

use OCA\FormsApp\Model\Values\Json;
use OCA\FormsApp\Shared\Contract\Limits;

/** A link that looks like a button, below the words of thanks. It leads to web pages only. */
final class ThanksButton {
	/** No user, so that an address does not look like another one. */
	private const ADDRESS = '~^https?://[^\s/?#@\\\\<>"]+(?:[/?#][^\s<>"]*)?$~iuD';

	/** @return ?array{label: string, url: string} null for what is none */
	public static function read(mixed $value): ?array {
		$members = Json::members($value) ?? [];
		[$label, $url] = [$members['label'] ?? null, $members['url'] ?? null];
		if (!is_string($label) || !is_string($url) || array_diff_key($members, ['label' => 1, 'url' => 1]) !== []) {
			return null;
		}
		[$label, $url] = [trim(preg_replace('/\s+/u', ' ', $label) ?? ''), trim($url)];
		$fits = $label !== '' && mb_strlen($label, 'UTF-8') <= Limits::BUTTON_CHARACTERS && strlen($url) <= Limits::ADDRESS_CHARACTERS
			&& preg_match(self::ADDRESS, $url) === 1;
		return $fits ? ['label' => $label, 'url' => $url] : null;
	}
}
