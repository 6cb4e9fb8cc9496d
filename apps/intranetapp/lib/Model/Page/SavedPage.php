<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Page;

/** A page after a change. */
final class SavedPage {
	/**
	 * @param PageDocument $document as it was sent
	 * @param bool $isHeld whether the change waits for approval, so that the file is as before
	 */
	public function __construct(
		public readonly PageRow $row,
		public readonly PageDocument $document,
		public readonly bool $isHeld,
	) {
	}
}
