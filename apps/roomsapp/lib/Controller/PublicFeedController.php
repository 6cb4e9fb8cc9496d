<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Controller;

use OCA\RoomsApp\AppInfo\Application;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Service\Feed\RoomFeed;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Exception\Refusal;
use OCA\RoomsApp\Shared\Http\Attribute\CrossOrigin;
use OCA\RoomsApp\Shared\Http\Attribute\Guarded;
use OCA\RoomsApp\Shared\Http\Attribute\TokenScope;
use OCA\RoomsApp\Shared\Http\JsonApi;
use OCA\RoomsApp\Shared\Http\Media\MediaAnswer;
use OCA\RoomsApp\Shared\Http\Media\MediaAnswers;
use OCA\RoomsApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\BruteForceProtection;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\IRequest;

/**
 * Calendars of rooms to subscribe to.
 *
 * @phpstan-import-type PublicFeedReadQuery from Schemas
 */
final class PublicFeedController extends Controller implements JsonApi {
	private const TYPE = 'text/calendar';

	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly MediaAnswers $media,
		private readonly RoomFeed $feed,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/v1/rooms/{id}/calendar.ics')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[TokenScope('read')]
	#[Guarded('token-room')]
	#[CrossOrigin]
	public function read(): MediaAnswer {
		/** @var PublicFeedReadQuery $query */
		$query = $this->input->query();
		return $this->answer($this->feed->roomOf($this->input->path('id')), $query);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/v1/rooms/{id}/feed/{secret}/calendar.ics')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[CrossOrigin]
	#[BruteForceProtection(action: 'roomsapp-feed')]
	public function subscribe(): MediaAnswer {
		/** @var PublicFeedReadQuery $query */
		$query = $this->input->query();
		$room = $this->feed->roomOfSecret($this->input->path('id'), $this->input->path('secret'));
		return $room === null ? $this->nothing() : $this->answer($room, $query);
	}

	/**
	 * @param PublicFeedReadQuery $query
	 * @throws Refusal
	 */
	private function answer(Room $room, array $query): MediaAnswer {
		$asked = $this->feed->period($room, $query);
		$version = $this->feed->version($room, $asked);
		$write = fn (): string => $this->feed->known($room, $asked, $version);
		return $this->media->versioned(self::TYPE, $this->filename(), $version, $write);
	}

	/** A wrong secret looks like a calendar without bookings, and slows down whoever guesses. */
	private function nothing(): MediaAnswer {
		$answer = $this->media->answer(self::TYPE, $this->filename(), [RoomFeed::nothing()]);
		$answer->throttle();
		return $answer;
	}

	private function filename(): string {
		return Application::APP_ID . "-{$this->input->path('id')}.ics";
	}
}
