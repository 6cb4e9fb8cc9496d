<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Answer;

use OCA\FormsApp\Repository\Response\DropOffRepository;
use OCA\FormsApp\Repository\Response\OpenFormRepository;
use OCA\FormsApp\Shared\Clock;
use OCA\FormsApp\Shared\Contract\Limits;

/** Deletes responses when they are older than their form keeps them, and what is known of those who sent none. */
class Retention {
	private const DAY = 86_400;

	public function __construct(
		private readonly OpenFormRepository $forms,
		private readonly ResponseStore $store,
		private readonly DropOffRepository $left,
		private readonly Clock $clock,
	) {
	}

	public function apply(): void {
		$now = $this->clock->now()->getTimestamp();
		foreach ($this->forms->findAllRetentions() as $fileId => $days) {
			$this->store->deleteBefore($fileId, $now - $days * self::DAY);
			$this->left->deleteBefore($fileId, $now - $days * self::DAY);
		}
		$this->left->deleteSurplus(Limits::VISITS_KEPT);
	}
}
