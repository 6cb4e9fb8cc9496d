<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Page;

/** What an error page says for a status. */
final class ErrorText {
	private const TEXTS = [
		401 => ['Please log in', 'This needs an account, and the name or password given with it is wrong.'],
		403 => ['Access forbidden', 'Your account may not do this.'],
		404 => ['Page not found', 'There is nothing at this address, or nothing that you may see.'],
		405 => ['Not possible here', 'This address knows nothing of what was asked of it.'],
		412 => ['The page was too old', 'Go back, load the page again and repeat what you did.'],
		429 => ['Too many requests', 'Wait a moment, then try again.'],
		500 => ['Something went wrong', 'Nothing more is known here; the reason is in nextcloud.log, in the data folder of this host.'],
	];

	/** @return array{status: int, title: string, text: string, detail: string} */
	public static function of(int $status, string $detail): array {
		[$title, $text] = self::TEXTS[$status] ?? ['Something went wrong', ''];
		return ['status' => $status, 'title' => $title, 'text' => $text, 'detail' => in_array($detail, [$title, 'Internal Server Error'], true) ? '' : $detail];
	}
}
