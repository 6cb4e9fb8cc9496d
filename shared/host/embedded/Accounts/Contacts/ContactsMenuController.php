<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Contacts;

use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\JSONResponse;
use OCP\IRequest;
use OCP\IUserSession;

/** Finds people. */
final class ContactsMenuController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Contacts $contacts,
		private readonly IUserSession $session,
	) {
		parent::__construct($appName, $request);
	}

	/** @return JSONResponse<Http::STATUS_OK, array{contacts: list<array<string, mixed>>, contactsAppEnabled: bool}, array{}> */
	#[FrontpageRoute(verb: 'POST', url: '/contactsmenu/contacts')]
	#[NoAdminRequired]
	public function index(?string $filter = null): JSONResponse {
		$user = $this->session->getUser();
		return new JSONResponse([
			'contacts' => $user === null ? [] : $this->contacts->of($user, $filter ?? ''),
			'contactsAppEnabled' => false,
		]);
	}
}
