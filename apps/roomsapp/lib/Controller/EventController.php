<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Controller;

use OCA\RoomsApp\Service\RoomBooking\NewEvents;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Http\Json;
use OCA\RoomsApp\Shared\Http\JsonApi;
use OCA\RoomsApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\IRequest;

/**
 * Rooms booked by events in the caller's calendar.
 *
 * @phpstan-import-type EventCreateBody from Schemas
 */
final class EventController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly NewEvents $events,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/rooms/{id}/events')]
	#[NoAdminRequired]
	public function create(): Json {
		/** @var EventCreateBody $body */
		$body = $this->input->body();
		return new Json($this->events->create($this->input->path('id'), $body, (string)$this->userId), Http::STATUS_CREATED);
	}
}
