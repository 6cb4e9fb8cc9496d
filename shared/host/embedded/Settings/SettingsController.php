<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Settings;

use Host\Page\Page;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\TemplateResponse;
use OCP\IGroupManager;
use OCP\IRequest;
use OCP\Settings\IIconSection;
use OCP\Settings\ISettings;

/** The settings, personal and of the administration. */
final class SettingsController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Panels $panels,
		private readonly Page $page,
		private readonly IGroupManager $groups,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	/**
	 * A section that is not there is an empty page, as on the host.
	 *
	 * @return TemplateResponse<Http::STATUS_*, array<string, mixed>>
	 */
	#[FrontpageRoute(verb: 'GET', url: '/settings/user/{section}', defaults: ['section' => 'personal-info'])]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function personal(string $section): TemplateResponse {
		return $this->frame(Kind::Personal, $section);
	}

	/**
	 * A section that is not there is forbidden like one of others.
	 *
	 * @return TemplateResponse<Http::STATUS_*, array<string, mixed>>
	 */
	#[FrontpageRoute(verb: 'GET', url: '/settings/admin/{section}', defaults: ['section' => 'server'])]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function admin(string $section): TemplateResponse {
		return $this->isAdmin() && $this->panels->panels(Kind::Admin, $section) !== []
			? $this->frame(Kind::Admin, $section)
			: $this->page->error(Http::STATUS_FORBIDDEN);
	}

	private function isAdmin(): bool {
		return $this->userId !== null && $this->groups->isAdmin($this->userId);
	}

	/** @return TemplateResponse<Http::STATUS_*, array<string, mixed>> */
	private function frame(Kind $kind, string $section): TemplateResponse {
		$lists = [Kind::Personal->value => $this->list(Kind::Personal, $kind, $section)];
		if ($this->isAdmin()) {
			$lists[Kind::Admin->value] = $this->list(Kind::Admin, $kind, $section);
		}
		$names =
			array_column(array_filter(array_merge(...array_values($lists)), static fn (array $entry): bool => $entry['active']), 'name');
		$forms = array_map(
			static fn (ISettings $panel): string => $panel->getForm()->renderAs(TemplateResponse::RENDER_AS_BLANK)->render(),
			$this->panels->panels($kind, $section),
		);
		return new TemplateResponse('settings', 'settings', ['pageTitle' => $names[0] ?? 'Settings', 'lists' => $lists, 'forms' => $forms]);
	}

	/** @return list<array{name: string, icon: string, href: string, active: bool}> */
	private function list(Kind $kind, Kind $shownKind, string $shown): array {
		return array_map(static fn (IIconSection $section): array => [
			'name' => $section->getName(),
			'icon' => $section->getIcon(),
			'href' => "/index.php/settings/{$kind->path()}/{$section->getID()}",
			'active' => $kind === $shownKind && $section->getID() === $shown,
		], $this->panels->sections($kind));
	}
}
