<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Dav;

use OCA\RoomsApp\Model\Booking\Actor;
use OCA\RoomsApp\Model\Invitation\InvitationReader;
use OCA\RoomsApp\Model\Scheduling\Owner;
use OCA\RoomsApp\Model\Scheduling\StoredEvent;
use OCA\RoomsApp\Service\Scheduling\PendingEvents;
use Psr\Log\LoggerInterface;
use Sabre\DAV\IFile;
use Sabre\DAV\Server;
use Sabre\DAV\ServerPlugin;
use Sabre\DAVACL\IACL;
use Sabre\HTTP\RequestInterface;
use Sabre\HTTP\ResponseInterface;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\ITip\Message;

/**
 * Books rooms while an event is saved: what is stored and sent to guests has the rooms' answers already. One instance for each server of
 * WebDAV (docs/host-facts.md, "An event is written").
 */
final class BookingPlugin extends ServerPlugin {
	/** Nextcloud compares the events, delivers and sends mail at 100 and later. */
	private const BEFORE_HOST = 90;
	private ?Server $server = null;

	/**
	 * @param \Closure(): ?string $account who asks, which is not known before the first event
	 * @param \Closure(): void $leave leaves what a deadlock has made of the transaction
	 */
	public function __construct(
		private readonly BookingServices $services,
		private readonly PendingEvents $pending,
		private readonly RoomVisibility $visibility,
		private readonly \Closure $account,
		private readonly \Closure $leave,
		private readonly LoggerInterface $logger,
	) {
	}

	#[\Override]
	public function initialize(Server $server): void {
		$this->server = $server;
		$server->on('calendarObjectChange', $this->change(...), self::BEFORE_HOST);
		$server->on('schedule', $this->schedule(...), self::BEFORE_HOST);
		$server->on('exception', $this->failed(...), self::BEFORE_HOST);
		$this->visibility->listen($server);
	}

	#[\Override]
	public function getPluginName(): string {
		return 'roomsapp';
	}

	/** The object is complete, and nobody has been told of it yet. */
	private function change(
		RequestInterface $request,
		ResponseInterface $response,
		VCalendar $new,
		string $calendar,
		bool &$isModified,
		bool $isNew,
	): void {
		if (SilentRequest::is($request->getHeader(...))) {
			return;
		}
		try {
			$owner = $this->owner($calendar);
			if ($owner === null) {
				return;
			}
			$uid = StoredEvent::uidOf($new);
			$former = $isNew ? null : $this->former($request->getPath(), $uid);
			// Events of apps are always new, whatever there was, and the path is that of the app's own request.
			$hadRooms = $former !== null || $isNew && !str_starts_with($request->getPath(), $calendar);
			$event = $hadRooms || InvitationReader::addresses($new) !== []
				? $this->services->desk()->decide($new, $owner, Actor::account(($this->account)() ?? $owner), $hadRooms, formerUid: $former)
				: null;
			$this->pending->add($owner, $uid, $event);
			$isModified = $event?->hasChanged === true || $isModified;
		} catch (\Throwable $failure) {
			$this->logger->error('The rooms of an event could not be looked up: {message}', [
				'app' => 'roomsapp', 'exception' => $failure, 'message' => $failure->getMessage(),
			]);
		}
	}

	/** Rooms have answered already: neither a copy in their calendar nor a mail is Nextcloud's to make. */
	private function schedule(Message $message): ?bool {
		if (!$this->services->addresses()->isRoom((string)$message->recipient)) {
			return null;
		}
		$message->scheduleStatus = RoomMessage::status($message);
		return false;
	}

	/** The request fails, so whatever was decided in it is not stored. */
	private function failed(\Throwable $failure): void {
		($this->leave)();
		foreach ($this->pending->all() as $event) {
			$this->services->desk()->withdraw($event);
		}
	}

	/** @return ?string the account that the calendar belongs to, also when somebody else writes to it */
	private function owner(string $calendar): ?string {
		$node = $this->server()->tree->getNodeForPath($calendar);
		return $node instanceof IACL ? Owner::ofPrincipal((string)$node->getOwner()) : null;
	}

	/**
	 * What is replaced, which Nextcloud reads once more without another query.
	 *
	 * @return ?string its UID, which should be the same; null when it had no attendees
	 */
	private function former(string $path, string $uid): ?string {
		$node = $this->server()->tree->getNodeForPath($path);
		$text = $node instanceof IFile ? $node->get() : '';
		$former = new StoredEvent(0, '', is_resource($text) ? (string)stream_get_contents($text) : (string)$text, null);
		if (!$former->hasAttendees()) {
			return null;
		}
		return str_contains($former->text, "UID:$uid\r\n") ? $uid : $former->uid();
	}

	private function server(): Server {
		return $this->server ?? throw new \LogicException('Not added');
	}
}
