<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Room;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Room\Extsync;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Model\Room\RoomChange;
use OCA\RoomsApp\Model\Room\Slug;
use OCA\RoomsApp\Repository\Group\RoomGroupRepository;
use OCA\RoomsApp\Repository\Room\RoomRepository;
use OCA\RoomsApp\Service\Extsync\SyncQueue;
use OCA\RoomsApp\Shared\Clock;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Db\Busy;
use OCA\RoomsApp\Shared\Db\Transaction;
use OCA\RoomsApp\Shared\Exception\Conflict;
use OCA\RoomsApp\Shared\Exception\Invalid;
use OCA\RoomsApp\Shared\Exception\Refusal;
use OCA\RoomsApp\Shared\Token\IssuedToken;
use OCA\RoomsApp\Shared\Token\TokenStore;

/**
 * The only way to add and change a room. Who calls it tells the catalog once it is done with all rooms.
 *
 * @phpstan-import-type RoomFields from Schemas
 * @phpstan-import-type RoomPatch from Schemas
 */
class RoomWriter {
	/** Each failed try means that somebody else has just taken the id. */
	private const TRIES = 20;

	public function __construct(
		private readonly RoomRepository $rooms,
		private readonly RoomGroupRepository $groups,
		private readonly RoomChecker $checker,
		private readonly SmtpSettings $smtp,
		private readonly TokenStore $tokens,
		private readonly Transaction $transaction,
		private readonly SyncQueue $sync,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param RoomFields $sent
	 * @throws Refusal
	 */
	public function create(array $sent, bool $isByAdmin): Room {
		$this->checker->checkHours($sent['availabilityRules'] ?? null);
		$now = $this->clock->now()->getTimestamp();
		$smtp = $this->smtp->merged(null, $sent['smtpConfig'] ?? null, $isByAdmin);
		$slug = Slug::of($sent['name'] ?? '', 'room');
		// A token for a room that was deleted must not open another one.
		$named = array_merge(...array_map(static fn (IssuedToken $token): array => $token->restrictedTo, $this->tokens->findAll()));
		for ($try = 1; $try <= self::TRIES; $try++) {
			$id = Slug::free($slug, [...$this->rooms->findAllIdsLike($slug), ...$named]);
			$room = (new Room($id, '', Room::defaultEmail($id), $now, $now))->with(['groupId' => null] + $sent, $smtp, $now);
			$this->checker->check($room, null);
			if ($this->rooms->create($room)) {
				$this->queue(null, $room);
				return $room;
			}
			$other = $this->rooms->findIdByEmailOrNull($room->email);
			// A room with the same id has just been added: it has the address that goes with the id.
			if ($other !== null && $other !== $id) {
				throw RoomRepository::taken($other);
			}
		}
		throw Busy::now();
	}

	/**
	 * @param RoomPatch $sent absent members stay unchanged
	 * @throws Refusal
	 */
	public function update(string $id, array $sent, bool $isByAdmin): RoomChange {
		$this->checker->checkHours($sent['availabilityRules'] ?? null);
		try {
			return $this->change($id, static fn (): array => $sent, $isByAdmin);
		} catch (Conflict $conflict) {
			throw $conflict->reason === Reason::ADDRESS_TAKEN
				? RoomRepository::taken($this->rooms->findIdByEmailOrNull(trim($sent['email'] ?? Room::defaultEmail($id))))
				: $conflict;
		}
	}

	/**
	 * A change that depends on what the room has.
	 *
	 * @param \Closure(Room): RoomPatch $patch of the room as it is, which nobody else changes in the meantime; its hours are checked
	 * @throws Refusal
	 */
	public function change(string $id, \Closure $patch, bool $isByAdmin): RoomChange {
		return $this->transaction->run(function () use ($id, $patch, $isByAdmin): RoomChange {
			$this->rooms->raiseClaims($id);
			$before = $this->rooms->find($id);
			$after = $this->changed($before, $patch($before), $isByAdmin);
			if ($after->groupId !== null && $after->groupId !== $before->groupId && !$this->groups->ensureStays($after->groupId)) {
				throw new Invalid(Reason::UNKNOWN_GROUP, 'Room group not found', '/groupId');
			}
			$this->rooms->save($after);
			$this->queue($before->extsync, $after);
			return new RoomChange($before, $after);
		});
	}

	/**
	 * What a change would make of a room; nothing is stored, and a room group that does not exist is not noticed.
	 *
	 * @param RoomPatch $sent its hours are checked
	 * @throws Refusal
	 */
	public function changed(Room $before, array $sent, bool $isByAdmin): Room {
		$version = $before->version();
		if (($sent['baseVersion'] ?? $version) !== $version) {
			$message = 'Somebody else has changed the room in the meantime.';
			throw new Conflict(Reason::STALE_VERSION, $message, '/baseVersion', ['version' => $version]);
		}
		$smtp = array_key_exists('smtpConfig', $sent)
			? $this->smtp->merged($before->smtp, $sent['smtpConfig'], $isByAdmin)
			: $before->smtp;
		$after = $before->with($sent, $smtp, $this->clock->now()->getTimestamp());
		$this->checker->check($after, $before);
		return $after;
	}

	/** Another mailbox is synced at once, and what came from the former one is given back. */
	private function queue(?Extsync $before, Room $room): void {
		if ($before?->settings() !== $room->extsync?->settings()) {
			$this->sync->now($room->id);
		}
	}
}
