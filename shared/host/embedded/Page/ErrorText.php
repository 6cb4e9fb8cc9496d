<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Page;

/** What an error page says for a status. */
final class ErrorText {
	private const TEXTS = [
		401 => ['Please log in', 'Wrong account name or password.'],
		403 => ['Access forbidden', 'You don\'t have permission to do this.'],
		404 => ['Page not found', 'The page does not exist, or you don\'t have permission to view it.'],
		405 => ['Method not allowed', 'This address does not support the request.'],
		412 => ['Page expired', 'Go back, reload the page and try again.'],
		429 => ['Too many requests', 'Wait a moment and try again.'],
		500 => ['Something went wrong', 'See nextcloud.log in the data folder of this host for details.'],
	];

	/** @return array{status: int, title: string, text: string, detail: string} */
	public static function of(int $status, string $detail): array {
		[$title, $text] = self::TEXTS[$status] ?? ['Something went wrong', ''];
		return [
			'status' => $status,
			'title' => $title,
			'text' => $text,
			'detail' => in_array($detail, [$title, 'Internal Server Error'], true) ? '' : $detail,
		];
	}
}
