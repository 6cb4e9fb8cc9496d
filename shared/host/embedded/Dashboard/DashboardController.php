<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dashboard;

use Host\AppFramework\Apps\AppManager;
use Host\Page\Files\FileList;
use Host\Page\Navigation\Navigation;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\TemplateResponse;
use OCP\Dashboard\IAPIWidget;
use OCP\Dashboard\IAPIWidgetV2;
use OCP\Dashboard\IButtonWidget;
use OCP\Dashboard\IIconWidget;
use OCP\Dashboard\IWidget;
use OCP\Dashboard\Model\WidgetButton;
use OCP\Dashboard\Model\WidgetItems;
use OCP\IGroupManager;
use OCP\IRequest;
use OCP\IURLGenerator;
use OCP\IUserSession;

/** Where one arrives: the apps, what they have to say, and the files one has. */
final class DashboardController extends Controller {
	private const FEW = 8;

	public function __construct(
		string $appName,
		IRequest $request,
		private readonly AppManager $apps,
		private readonly IUserSession $session,
		private readonly IGroupManager $groups,
		private readonly FileList $files,
		private readonly Navigation $navigation,
		private readonly Widgets $widgets,
		private readonly IURLGenerator $urls,
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
			'widgets' => $this->drawn((string)$user?->getUID()),
			'files' => array_slice($files, 0, self::FEW),
			'hasMore' => count($files) > self::FEW,
		]);
	}

	/**
	 * @return list<array{
	 *     title: string, url: ?string, icon: string,
	 *     items: list<array{subtitle: string, title: string, link: string, iconUrl: string, overlayIconUrl: string, sinceId: string}>,
	 *     message: string, buttons: list<array{text: string, link: string}>,
	 * }> what can be drawn without a script of the app
	 */
	private function drawn(string $uid): array {
		$widgets = $this->widgets->all();
		usort($widgets, static fn (IWidget $one, IWidget $other): int => $one->getOrder() <=> $other->getOrder());
		$drawn = [];
		foreach ($widgets as $widget) {
			$content = match (true) {
				$widget instanceof IAPIWidgetV2 => $widget->getItemsV2($uid, null, self::FEW)->jsonSerialize(),
				$widget instanceof IAPIWidget => (new WidgetItems($widget->getItems($uid, null, self::FEW)))->jsonSerialize(),
				default => null,
			};
			if ($content !== null) {
				$message = $content['items'] === [] ? $content['emptyContentMessage'] : $content['halfEmptyContentMessage'];
				$drawn[] = [
					'title' => $widget->getTitle(),
					'url' => $widget->getUrl(),
					'icon' => $widget instanceof IIconWidget ? str_replace($this->urls->getBaseUrl(), '', $widget->getIconUrl()) : '',
					'items' => $content['items'],
					'message' => $message,
					'buttons' => $widget instanceof IButtonWidget ? self::buttons($widget->getWidgetButtons($uid)) : [],
				];
			}
		}
		return $drawn;
	}

	/**
	 * @param list<WidgetButton> $buttons
	 * @return list<array{text: string, link: string}>
	 */
	private static function buttons(array $buttons): array {
		return array_map(static fn (WidgetButton $button): array => ['text' => $button->getText(), 'link' => $button->getLink()], $buttons);
	}

	/** @return list<array{name: string, icon: string, links: array<string, string>}> */
	private function cards(bool $isAdmin): array {
		$cards = [];
		$entries = array_column(array_reverse($this->navigation->apps('')), null, 'app');
		foreach ($this->apps->apps() as $id => $info) {
			$links = array_filter([
				'Open' => $entries[$id]['href'] ?? '',
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
