<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\AppFramework\Http\JSONResponse;
use OCP\EventDispatcher\IEventDispatcher;
use OCP\HintException;
use OCP\IRequest;
use OCP\IUserManager;
use OCP\Security\Events\ValidatePasswordPolicyEvent;
use OCP\Security\PasswordContext;
use OCP\Share\IManager;

/** What the administrator permits of links, and which passwords are good enough. */
final class PoliciesController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly IManager $shares,
		private readonly IUserManager $users,
		private readonly IEventDispatcher $events,
	) {
		parent::__construct($appName, $request);
	}

	/**
	 * @param string $user somebody whose links are asked about
	 * @return JSONResponse<Http::STATUS_OK, array<string, mixed>, array{}>
	 */
	#[PublicPage]
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/policies/links')]
	public function links(string $user): JSONResponse {
		return new JSONResponse([
			'allowed' => $this->shares->shareApiAllowLinks(),
			'allowedTo' => $this->shares->shareApiAllowLinks($this->users->get($user)),
			'needsPassword' => $this->shares->shareApiLinkEnforcePassword(),
			'needsPasswordWhateverTheGroup' => $this->shares->shareApiLinkEnforcePassword(false),
			'expires' => $this->shares->shareApiLinkDefaultExpireDate(),
			'mustExpire' => $this->shares->shareApiLinkDefaultExpireDateEnforced(),
			'days' => $this->shares->shareApiLinkDefaultExpireDays(),
		]);
	}

	/** @return JSONResponse<Http::STATUS_OK, array<string, mixed>, array{}> */
	#[PublicPage]
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'POST', url: '/policies/password')]
	public function password(string $password, bool $isForLink): JSONResponse {
		$event = $isForLink
			? new ValidatePasswordPolicyEvent($password, PasswordContext::SHARING)
			: new ValidatePasswordPolicyEvent($password);
		try {
			$this->events->dispatchTyped($event);
		} catch (HintException $refused) {
			return new JSONResponse(['hint' => $refused->getHint(), 'message' => $refused->getMessage()]);
		}
		return new JSONResponse(['hint' => null]);
	}
}
