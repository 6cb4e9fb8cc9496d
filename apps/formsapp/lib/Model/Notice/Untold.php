<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Notice;

/** A form with responses that nobody has been told of. */
final readonly class Untold {
	/**
	 * @param string $userId who published it
	 * @param bool $isWished whether the form wants them to be told
	 * @param int $from the bell speaks of the responses behind this number
	 * @param int $to the last number that the bell speaks of
	 * @param int $last number of the newest response
	 */
	public function __construct(
		public int $fileId,
		public string $userId,
		public bool $isWished,
		public int $from,
		public int $to,
		public int $last,
	) {
	}
}
