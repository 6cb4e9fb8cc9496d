<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Check;

use OCA\RoomsApp\Host\InstanceId;
use OCA\RoomsApp\Model\Check\CheckReport;
use OCA\RoomsApp\Model\Check\Finding;
use OCA\RoomsApp\Model\Extsync\EventLink;
use OCA\RoomsApp\Model\Extsync\EventMark;
use OCA\RoomsApp\Model\Extsync\ProviderEvent;
use OCA\RoomsApp\Model\Extsync\ProviderFailure;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Extsync\EventLinkRepository;
use OCA\RoomsApp\Repository\Setup\SettingsRepository;
use OCA\RoomsApp\Service\Extsync\Outbound;
use OCA\RoomsApp\Service\Extsync\Provider;
use OCA\RoomsApp\Service\Extsync\RoomSync;
use OCA\RoomsApp\Shared\Clock;

/** Compares synced rooms with their mailboxes. What waits for the next sync counts as a difference. */
class MailboxCheck {
	private const DAY = 86_400;
	private const ANSWER_SECONDS = 10.0;
	private const REPAIR_SECONDS = 600.0;

	public function __construct(
		private readonly Provider $provider,
		private readonly Outbound $outbound,
		private readonly RoomSync $sync,
		private readonly EventLinkRepository $links,
		private readonly SettingsRepository $settings,
		private readonly InstanceId $instance,
		private readonly Repairs $repairs,
		private readonly Clock $clock,
	) {
	}

	public function check(Room $room, CheckReport $report, bool $isRepairing): void {
		$extsync = $room->extsync;
		if ($extsync?->isEnabled !== true || !$extsync->isComplete() || !$this->settings->find()->isSyncing()) {
			return;
		}
		$before = $report->differences();
		try {
			$this->compare($room, $extsync->resourceEmail, $report);
		} catch (ProviderFailure $failure) {
			$report->add(Finding::Failed, "$room->id: " . $failure->problem->sentence());
			return;
		}
		if ($isRepairing && $report->differences() > $before) {
			$this->repairs->attempt($report, "$room->id: the mailbox", fn () => $this->sync->renew($room, self::REPAIR_SECONDS));
		}
	}

	/** @throws ProviderFailure */
	private function compare(Room $room, string $mailbox, CheckReport $report): void {
		$now = $this->clock->now()->getTimestamp();
		$end = $now + Outbound::DAYS * self::DAY;
		$links = $this->links->findAll($room->id);
		$missing = $this->outbound->wanted($room, $now);
		$there = [];
		foreach ($this->events($mailbox, $now, $end) as $event) {
			$there[$event->id] = true;
			$link = $links[$event->id] ?? null;
			if ($link?->isOurs === true || EventMark::read($this->instance->find(), $event->mark) !== null) {
				$wanted = $missing[$link?->key() ?? ''][1] ?? null;
				$isSame = $wanted !== null
					&& [$event->start, $event->end, $link?->digest] === [$wanted->start, $wanted->end, $wanted->digest()];
				if ($isSame) {
					unset($missing[$link?->key() ?? '']);
				}
			} elseif ($event->isBusy && $event->digest() !== $link?->digest) {
				$report->add(Finding::NotRead, "$room->id: " . self::named($event->subject, $event->start));
			}
		}
		foreach ($missing as [, $event]) {
			$report->add(Finding::NotSent, "$room->id: " . self::named($event->subject, $event->start));
		}
		$isGone = static fn (EventLink $link): bool =>
			!$link->isOurs && $link->end > $now && $link->start < $end && !isset($there[$link->eventId]);
		foreach (array_filter($links, $isGone) as $link) {
			$report->add(Finding::NotThere, "$room->id: " . self::named('booking ' . ($link->bookingId ?? 'none'), $link->start));
		}
	}

	/**
	 * @return \Generator<int, ProviderEvent>
	 * @throws ProviderFailure
	 */
	private function events(string $mailbox, int $from, int $to): \Generator {
		$link = null;
		do {
			$page = $this->provider->changes($mailbox, $link, $from, $to, self::ANSWER_SECONDS);
			yield from $page->events;
			$link = $page->next;
		} while ($link !== null);
	}

	private static function named(string $what, int $start): string {
		return "$what at " . gmdate('Y-m-d\TH:i\Z', $start);
	}
}
