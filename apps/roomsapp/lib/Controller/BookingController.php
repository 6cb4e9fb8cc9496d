<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Controller;

use OCA\RoomsApp\Service\RoomBooking\BookingAnswers;
use OCA\RoomsApp\Service\RoomBooking\BookingChanges;
use OCA\RoomsApp\Service\RoomBooking\BookingChecks;
use OCA\RoomsApp\Service\RoomBooking\BookingDetails;
use OCA\RoomsApp\Service\RoomBooking\BookingLists;
use OCA\RoomsApp\Service\RoomBooking\NewBookings;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Http\Attribute\Guarded;
use OCA\RoomsApp\Shared\Http\Json;
use OCA\RoomsApp\Shared\Http\JsonApi;
use OCA\RoomsApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * Bookings for accounts. A UID may have slashes.
 *
 * @phpstan-import-type BookingAllQuery from Schemas
 * @phpstan-import-type BookingListQuery from Schemas
 * @phpstan-import-type BookingCreateBody from Schemas
 * @phpstan-import-type BookingReadQuery from Schemas
 * @phpstan-import-type BookingUpdateQuery from Schemas
 * @phpstan-import-type BookingUpdateBody from Schemas
 * @phpstan-import-type BookingRespondQuery from Schemas
 * @phpstan-import-type BookingRespondBody from Schemas
 * @phpstan-import-type BookingRemoveQuery from Schemas
 * @phpstan-import-type BookingCheckBody from Schemas
 */
final class BookingController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly BookingLists $lists,
		private readonly BookingDetails $details,
		private readonly NewBookings $new,
		private readonly BookingChanges $changes,
		private readonly BookingAnswers $answers,
		private readonly BookingChecks $checks,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/all-bookings')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function all(): Json {
		/** @var BookingAllQuery $query */
		$query = $this->input->query();
		return new Json($this->lists->all($query, (string)$this->userId));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/rooms/{id}/bookings')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Guarded('manager')]
	public function list(): Json {
		/** @var BookingListQuery $query */
		$query = $this->input->query();
		return new Json($this->lists->ofRoom($this->input->path('id'), $query));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/rooms/{id}/bookings')]
	#[NoAdminRequired]
	public function create(): Json {
		/** @var BookingCreateBody $body */
		$body = $this->input->body();
		return new Json($this->new->create($this->input->path('id'), $body, (string)$this->userId), Http::STATUS_CREATED);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/rooms/{id}/bookings/{uid}', requirements: ['uid' => '.+'])]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function read(): Json {
		/** @var BookingReadQuery $query */
		$query = $this->input->query();
		return new Json($this->details->find($this->input->path('id'), $this->input->path('uid'), $query, (string)$this->userId));
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/rooms/{id}/bookings/{uid}', requirements: ['uid' => '.+'])]
	#[NoAdminRequired]
	public function update(): Json {
		/** @var BookingUpdateQuery $query */
		$query = $this->input->query();
		/** @var BookingUpdateBody $body */
		$body = $this->input->body();
		return new Json(
			$this->changes->update($this->input->path('id'), $this->input->path('uid'), $query, $body, (string)$this->userId),
		);
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/rooms/{id}/bookings/{uid}/respond', requirements: ['uid' => '.+'])]
	#[NoAdminRequired]
	#[Guarded('manager')]
	public function respond(): Json {
		/** @var BookingRespondQuery $query */
		$query = $this->input->query();
		/** @var BookingRespondBody $body */
		$body = $this->input->body();
		return new Json(
			$this->answers->respond($this->input->path('id'), $this->input->path('uid'), $query, $body, (string)$this->userId),
		);
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/api/rooms/{id}/bookings/{uid}', requirements: ['uid' => '.+'])]
	#[NoAdminRequired]
	public function remove(): Json {
		/** @var BookingRemoveQuery $query */
		$query = $this->input->query();
		return new Json($this->answers->remove($this->input->path('id'), $this->input->path('uid'), $query, (string)$this->userId));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/rooms/{id}/check')]
	#[NoAdminRequired]
	public function check(): Json {
		/** @var BookingCheckBody $body */
		$body = $this->input->body();
		return new Json($this->checks->check($this->input->path('id'), $body, (string)$this->userId));
	}
}
