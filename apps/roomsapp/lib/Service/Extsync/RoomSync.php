<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Extsync;

use OCA\RoomsApp\Model\Extsync\EventLink;
use OCA\RoomsApp\Model\Extsync\InitialSync;
use OCA\RoomsApp\Model\Extsync\ProviderFailure;
use OCA\RoomsApp\Model\Extsync\ProviderProblem;
use OCA\RoomsApp\Model\Room\Extsync;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Repository\Extsync\EventLinkRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Repository\Setup\SettingsRepository;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\IsoTime;

/**
 * Keeps a room and a mailbox equal: reads what changed there, then writes what changed here. One process at a time syncs a room; whatever
 * breaks off is continued by the next.
 */
class RoomSync {
	/** Who syncs a room has it for so long, counted from each step. */
	private const HELD_SECONDS = 120;
	private const ANSWER_SECONDS = 10.0;
	/** Everything is read again after so long, because changes are told of for the days that were asked for only. */
	private const FULL_SECONDS = 14 * 86_400;
	private const CLASH = 'clash';
	private const STEP_MICROSECONDS = 50_000;
	private const DAY = 86_400;
	private const PAST_DAYS = 30;

	public function __construct(
		private readonly Provider $provider,
		private readonly Inbound $inbound,
		private readonly Outbound $outbound,
		private readonly Subscriptions $subscriptions,
		private readonly SyncStates $states,
		private readonly EventLinkRepository $links,
		private readonly RoomRepository $rooms,
		private readonly SettingsRepository $settings,
		private readonly SyncPause $pause,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param float $seconds after which it breaks off and leaves the rest to the next
	 * @return bool whether all is done; false too when another process syncs the room
	 * @throws ProviderFailure which is remembered for the room
	 */
	public function run(string $roomId, float $seconds): bool {
		return $this->held($roomId, fn (Room $room, string $mailbox, \Closure $mayGoOn): bool => $this->remembered(
			$room,
			fn (): bool => $this->pull($room, $mailbox, self::ANSWER_SECONDS, $mayGoOn, false)
				&& $this->tryAgain($room, $mailbox, $mayGoOn)
				&& $this->outbound->push($room, $mailbox, $this->links->findAll($room->id), $mayGoOn),
		), $seconds);
	}

	/**
	 * Reads what changed in the mailbox, so that somebody may be told whether the room is free.
	 *
	 * @param float $seconds in which the provider has to answer
	 * @return bool whether all was read; false too when another process syncs the room
	 * @throws ProviderFailure
	 */
	public function look(string $roomId, float $seconds): bool {
		return $this->held(
			$roomId,
			fn (Room $room, string $mailbox, \Closure $mayGoOn): bool => $this->pull($room, $mailbox, $seconds, $mayGoOn, true),
			$seconds,
			$seconds,
		);
	}

	/**
	 * Reads everything again, and writes what is missing.
	 *
	 * @throws ProviderFailure
	 */
	public function renew(Room $room, float $seconds): bool {
		$this->states->save($room, [Extsync::DELTA => null]);
		return $this->run($room->id, $seconds);
	}

	/**
	 * @param \Closure(Room, string, \Closure(): bool): bool $work with the mailbox, and what says whether there is time left
	 * @param float $patience how many seconds to wait for another process that syncs the room
	 * @throws ProviderFailure
	 */
	private function held(string $roomId, \Closure $work, float $seconds, float $patience = 0): bool {
		$settings = $this->settings->find();
		if (!$settings->isSyncing()) {
			return true;
		}
		$held = null;
		$take = function () use ($roomId, &$held): bool {
			$now = $this->clock->now()->getTimestamp();
			$until = $now + self::HELD_SECONDS;
			$isTaken = $until === $held || $this->rooms->holdSync($roomId, $held, $until, $now);
			$held = $isTaken ? $until : $held;
			return $isTaken;
		};
		for ($end = microtime(true) + $patience; !$take(); usleep(self::STEP_MICROSECONDS)) {
			if (microtime(true) >= $end) {
				return false;
			}
		}
		try {
			// Read only now: whoever had the room before may have gone further.
			$room = $this->rooms->findOrNull($roomId);
			$mailbox = $room?->extsync?->resourceEmail;
			$this->forget($room, $mailbox);
			if ($room === null || $mailbox === null) {
				return true;
			}
			if ($room->extsync?->isEnabled !== true) {
				$this->subscriptions->end($room);
				return true;
			}
			$this->pause->check();
			$end = microtime(true) + $seconds;
			return $work($room, $mailbox, static fn (): bool => microtime(true) < $end && $take());
		} catch (ProviderFailure $failure) {
			$this->pause->remember($failure);
			throw $failure;
		} finally {
			if ($held !== null) {
				$this->rooms->clearSync($roomId, $held);
			}
		}
	}

	/**
	 * @param \Closure(): bool $work
	 * @throws ProviderFailure
	 */
	private function remembered(Room $room, \Closure $work): bool {
		$isFirst = $room->extsync?->isComplete() !== true;
		if ($isFirst) {
			$this->states->save($room, [Extsync::INITIAL => InitialSync::Syncing->value, Extsync::INITIAL_ERROR => null]);
		}
		try {
			$isDone = $work();
		} catch (\Throwable $failure) {
			$problem = $failure instanceof ProviderFailure ? $failure->problem : ProviderProblem::Internal;
			$said = $problem->sentence();
			$isLater = $problem === ProviderProblem::Throttled;
			$this->states->save($room, [
				Extsync::ERROR => $said,
				Extsync::REASON => $problem->value,
				...$isFirst && !$isLater ? [Extsync::INITIAL => InitialSync::Failed->value, Extsync::INITIAL_ERROR => $said] : [],
			]);
			throw $failure;
		}
		if ($isDone) {
			$clashes = $this->clashes($room);
			$this->states->save($room, [
				Extsync::SYNCED_AT => IsoTime::of($this->clock->now()->getTimestamp()),
				Extsync::ERROR => $clashes,
				Extsync::REASON => $clashes === null ? null : self::CLASH,
				Extsync::INITIAL => InitialSync::Completed->value,
			]);
		}
		if ($isDone && $isFirst) {
			$this->subscriptions->ensure($room->id);
		}
		return $isDone;
	}

	/**
	 * @param \Closure(): bool $mayGoOn
	 * @param bool $isHurried whether reading everything again is left to the regular sync
	 * @return bool whether all was read
	 * @throws ProviderFailure
	 */
	private function pull(Room $room, string $mailbox, float $seconds, \Closure $mayGoOn, bool $isHurried): bool {
		$now = $this->clock->now()->getTimestamp();
		$isOld = !$isHurried && (int)$room->extsync?->value(Extsync::FULL_AT) < $now - self::FULL_SECONDS;
		$link = $isOld ? null : $room->extsync?->value(Extsync::DELTA);
		try {
			return $this->read($room, $mailbox, $link, $seconds, $mayGoOn);
		} catch (ProviderFailure $failure) {
			if ($link === null || $failure->problem !== ProviderProblem::LostDelta) {
				throw $failure;
			}
			return $this->read($room, $mailbox, null, $seconds, $mayGoOn);
		}
	}

	/**
	 * @param ?string $link null to read everything
	 * @param \Closure(): bool $mayGoOn
	 * @throws ProviderFailure
	 */
	private function read(Room $room, string $mailbox, ?string $link, float $seconds, \Closure $mayGoOn): bool {
		$now = $this->clock->now()->getTimestamp();
		[$from, $to] = [$now - self::PAST_DAYS * self::DAY, $now + Outbound::DAYS * self::DAY];
		$isFull = $link === null;
		$links = $this->links->findAll($room->id);
		$seen = [];
		do {
			if (!$mayGoOn()) {
				return false;
			}
			$page = $this->provider->changes($mailbox, $link, $from, $to, $seconds);
			// What is gone first: it may make room for what is new.
			foreach ($page->removed as $id) {
				foreach (self::named($links, $id) as $gone) {
					$this->inbound->drop($room, $gone);
					unset($links[$gone->eventId]);
				}
			}
			foreach ($page->events as $event) {
				$seen[$event->id] = true;
				$taken = $this->inbound->take($room, $mailbox, $event, $links[$event->id] ?? null);
				unset($links[$event->id]);
				if ($taken !== null) {
					$links[$event->id] = $taken;
				}
			}
			$link = $page->next ?? $page->delta;
		} while ($page->delta === null);
		foreach ($isFull ? array_diff_key($links, $seen) : [] as $missing) {
			if ($missing->end > $from && $missing->start < $to) {
				$this->inbound->drop($room, $missing);
			}
		}
		return $this->states->save($room, [Extsync::DELTA => $link, ...$isFull ? [Extsync::FULL_AT => (string)$now] : []]);
	}

	/**
	 * Events that clashed: what they clashed with may be gone.
	 *
	 * @param \Closure(): bool $mayGoOn
	 * @throws ProviderFailure
	 */
	private function tryAgain(Room $room, string $mailbox, \Closure $mayGoOn): bool {
		foreach ($this->clashing($room) as $link) {
			if (!$mayGoOn()) {
				return false;
			}
			$event = $this->provider->findOrNull($mailbox, $link->eventId);
			if ($event === null) {
				$this->inbound->drop($room, $link);
			} else {
				$this->inbound->take($room, $mailbox, $event, $link);
			}
		}
		return true;
	}

	/**
	 * The event, or the dates of the series.
	 *
	 * @param array<string, EventLink> $links by event
	 * @return array<string, EventLink>
	 */
	private static function named(array $links, string $id): array {
		return isset($links[$id])
			? [$id => $links[$id]]
			: array_filter($links, static fn (EventLink $link): bool => $link->seriesId === $id && $id !== '');
	}

	/** What came from another mailbox than the room has is no booking of it any more. */
	private function forget(?Room $room, ?string $mailbox): void {
		if ($room === null) {
			return;
		}
		foreach ($this->links->findAllElsewhere($room->id, $mailbox ?? '') as $link) {
			$this->inbound->drop($room, $link);
		}
	}

	/** For administrators; null when nothing clashes. */
	private function clashes(Room $room): ?string {
		$clashing = $this->clashing($room);
		return $clashing === []
			? null
			: 'Events of the mailbox that clash with bookings made here: ' . count($clashing) . '. The first is on '
				. gmdate('Y-m-d H:i', min(array_column($clashing, 'start'))) . ' UTC.';
	}

	/** @return array<string, EventLink> to come, by event */
	private function clashing(Room $room): array {
		$now = $this->clock->now()->getTimestamp();
		return array_filter(
			$this->links->findAll($room->id),
			static fn (EventLink $link): bool => $link->bookingId === null && $link->end > $now,
		);
	}
}
