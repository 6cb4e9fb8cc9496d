<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\BackgroundJob;

use OCA\IntranetApp\Host\Bell;
use OCA\IntranetApp\Model\Approval\ChangeKind;
use OCA\IntranetApp\Repository\Approval\PendingChanges;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Service\Approval\Approvers;
use OCA\IntranetApp\Shared\Db\StoredValues;
use OCP\AppFramework\Utility\ITimeFactory;
use OCP\BackgroundJob\QueuedJob;

/** Tells those who may publish a page that something waits for them. */
final class TellApprovers extends QueuedJob {
	public function __construct(
		ITimeFactory $time,
		private readonly PendingChanges $changes,
		private readonly PageIndex $index,
		private readonly Approvers $approvers,
		private readonly Bell $bell,
	) {
		parent::__construct($time);
	}

	#[\Override]
	protected function run(mixed $argument): void {
		$asked = new StoredValues(is_array($argument) ? $argument : []);
		$change = $this->changes->findOrNull($asked->number('fileId'), $asked->text('author'), ChangeKind::from($asked->text('kind')));
		$row = $change === null ? null : $this->index->findByFileIdOrNull($change->fileId);
		if ($change !== null && $row !== null && !$change->isReturned) {
			$others = array_filter($this->approvers->of($row), static fn (string $userId): bool => $userId !== $change->author);
			$this->bell->waiting($change, $row, array_values($others));
		}
	}
}
