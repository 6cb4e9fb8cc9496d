<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Page;

use Host\AppFramework\AppManager;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\TemplateResponse;
use OCP\IGroupManager;
use OCP\IRequest;
use OCP\IUserSession;

/** Where one arrives: the apps, and the files one has. */
final class DashboardController extends Controller {
	private const FEW = 8;

	public function __construct(
		string $appName,
		IRequest $request,
		private readonly AppManager $apps,
		private readonly IUserSession $session,
		private readonly IGroupManager $groups,
		private readonly FileList $files,
	) {
		parent::__construct($appName, $request);
	}

	/** @return TemplateResponse<Http::STATUS_OK, array<string, mixed>> */
	#[FrontpageRoute(verb: 'GET', url: '/apps/dashboard/')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function index(): TemplateResponse {
		$user = $this->session->getUser();
		$files = $this->files->of('/');
		return new TemplateResponse('dashboard', 'dashboard', [
			'name' => $user?->getDisplayName() ?? '',
			'cards' => $this->cards($user !== null && $this->groups->isAdmin($user->getUID())),
			'files' => array_slice($files, 0, self::FEW),
			'hasMore' => count($files) > self::FEW,
		]);
	}

	/** @return list<array{name: string, icon: string, links: array<string, string>}> */
	private function cards(bool $isAdmin): array {
		$cards = [];
		foreach ($this->apps->apps() as $id => $info) {
			$links = array_filter([
				'Open' => $info['navigations'] === [] ? '' : "/index.php/apps/$id/",
				'Your settings' => $info['personal'] === [] ? '' : "/index.php/settings/user/$id",
				'Administration' => $info['admin'] === [] || !$isAdmin ? '' : "/index.php/settings/admin/$id",
			], static fn (string $href): bool => $href !== '');
			if ($links !== []) {
				$cards[] = ['name' => $info['name'], 'icon' => "/apps/$id/img/app.svg", 'links' => $links];
			}
		}
		return $cards;
	}
}
