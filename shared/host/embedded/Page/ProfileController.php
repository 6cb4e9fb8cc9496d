<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Page;

use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\TemplateResponse;
use OCP\IRequest;
use OCP\IUserManager;

/** Who somebody is, for those who have an account too. */
final class ProfileController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly IUserManager $users,
		private readonly Page $page,
	) {
		parent::__construct($appName, $request);
	}

	/** @return TemplateResponse<Http::STATUS_*, array<string, mixed>> */
	#[FrontpageRoute(verb: 'GET', url: '/u/{targetUserId}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function index(string $targetUserId): TemplateResponse {
		$user = $this->users->get($targetUserId);
		return $user === null || !$user->isEnabled()
			? $this->page->error(Http::STATUS_NOT_FOUND)
			: new TemplateResponse('core', 'profile', [
				'pageTitle' => $user->getDisplayName(),
				'name' => $user->getDisplayName(),
				'email' => $user->getEMailAddress() ?? '',
				'picture' => '/index.php/avatar/' . rawurlencode($user->getUID()) . '/512',
			]);
	}
}
