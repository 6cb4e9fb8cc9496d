<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\JSONResponse;
use OCP\Calendar\ICreateFromString;
use OCP\Calendar\IManager;
use OCP\IRequest;

/** Events that an app makes in the calendars of whoever calls, with invitations. */
final class OwnEventsController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly IManager $calendars,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	/** @return JSONResponse<Http::STATUS_OK, null, array{}> */
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'POST', url: '/calendars/{calendar}/{name}')]
	public function create(string $calendar, string $name, string $iCalendar, bool $isMinimal): JSONResponse {
		$found = $this->calendars->getCalendarsForPrincipal("principals/users/{$this->userId}", [$calendar])[0] ?? null;
		if (!$found instanceof ICreateFromString) {
			throw new \LogicException("Apps cannot make events in $calendar");
		}
		if ($isMinimal) {
			$found->createFromStringMinimal($name, $iCalendar);
		} else {
			$found->createFromString($name, $iCalendar);
		}
		return new JSONResponse(null);
	}
}
