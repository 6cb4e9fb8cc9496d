<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Controller;

use OCA\RoomsApp\Service\PublicApi\PublicBookingService;
use OCA\RoomsApp\Service\PublicApi\SlotBooking;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Http\Access\Caller;
use OCA\RoomsApp\Shared\Http\Attribute\CrossOrigin;
use OCA\RoomsApp\Shared\Http\Attribute\Guarded;
use OCA\RoomsApp\Shared\Http\Attribute\TokenScope;
use OCA\RoomsApp\Shared\Http\Json;
use OCA\RoomsApp\Shared\Http\JsonApi;
use OCA\RoomsApp\Shared\Http\Request\Input;
use OCA\RoomsApp\Shared\Token\IssuedToken;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\IRequest;

/**
 * Bookings for other systems.
 *
 * @phpstan-import-type PublicBookingListQuery from Schemas
 * @phpstan-import-type PublicBookingCreateBody from Schemas
 * @phpstan-import-type PublicBookingCancelQuery from Schemas
 */
final class PublicBookingController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Caller $caller,
		private readonly PublicBookingService $bookings,
		private readonly SlotBooking $slots,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/v1/rooms/{id}/bookings')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[TokenScope('read')]
	#[Guarded('token-room')]
	#[CrossOrigin]
	public function list(): Json {
		/** @var PublicBookingListQuery $query */
		$query = $this->input->query();
		return new Json($this->bookings->findAll($this->input->path('id'), $query));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/v1/rooms/{id}/bookings')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[TokenScope('book')]
	#[Guarded('token-room')]
	#[CrossOrigin]
	public function create(): Json {
		/** @var PublicBookingCreateBody $body */
		$body = $this->input->body();
		return new Json($this->slots->book($this->input->path('id'), $body, IssuedToken::heldBy($this->caller)), 201);
	}

	/** A UID may have slashes, which arrive as parts of the address. */
	#[FrontpageRoute(verb: 'DELETE', url: '/api/v1/rooms/{id}/bookings/{uid}', requirements: ['uid' => '.+'])]
	#[PublicPage]
	#[NoCSRFRequired]
	#[TokenScope('book')]
	#[Guarded('token-room')]
	#[CrossOrigin]
	public function cancel(): Json {
		/** @var PublicBookingCancelQuery $query */
		$query = $this->input->query();
		[$room, $uid] = [$this->input->path('id'), $this->input->path('uid')];
		return new Json($this->bookings->cancel($room, $uid, $query['recurrenceId'] ?? null, IssuedToken::heldBy($this->caller)));
	}
}
