<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Controller;

use OCA\RoomsApp\Service\Room\PersonalRooms;
use OCA\RoomsApp\Service\RoomBooking\BookingLists;
use OCA\RoomsApp\Service\RoomBooking\OwnBookings;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Http\Json;
use OCA\RoomsApp\Shared\Http\JsonApi;
use OCA\RoomsApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * What concerns the caller.
 *
 * @phpstan-import-type PersonalBookingsQuery from Schemas
 */
final class PersonalController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly PersonalRooms $rooms,
		private readonly BookingLists $bookings,
		private readonly OwnBookings $own,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/personal/rooms')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function rooms(): Json {
		return new Json($this->rooms->findAll($this->userId));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/personal/rooms/viewable')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function viewable(): Json {
		return new Json($this->rooms->findAllViewable($this->userId));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/personal/room-groups')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function groups(): Json {
		return new Json($this->rooms->findAllGroups($this->userId));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/personal/approvals')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function approvals(): Json {
		return new Json($this->bookings->approvals((string)$this->userId));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/personal/bookings')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function bookings(): Json {
		/** @var PersonalBookingsQuery $query */
		$query = $this->input->query();
		return new Json($this->own->findAll($query, (string)$this->userId));
	}
}
