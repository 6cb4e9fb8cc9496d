<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dashboard;

use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\ApiRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\DataResponse;
use OCP\AppFramework\OCSController;
use OCP\Dashboard\IAPIWidget;
use OCP\Dashboard\IAPIWidgetV2;
use OCP\Dashboard\IButtonWidget;
use OCP\Dashboard\IIconWidget;
use OCP\Dashboard\IWidget;
use OCP\Dashboard\Model\WidgetButton;
use OCP\Dashboard\Model\WidgetItem;
use OCP\IConfig;
use OCP\IRequest;

/**
 * The parts of the dashboard and what is in them, for other clients.
 *
 * @phpstan-type Answer DataResponse<Http::STATUS_OK, array<string, mixed>, array{}>
 */
final class WidgetController extends OCSController {
	private const ROOT = '/apps/dashboard';
	/** What a person sees who chose nothing. */
	private const LAYOUT = 'recommendations,spreed,mail,calendar';

	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Widgets $widgets,
		private readonly IConfig $config,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	/** @return Answer */
	#[ApiRoute(verb: 'GET', url: '/api/v1/widgets', root: self::ROOT)]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function widgets(): DataResponse {
		return new DataResponse(array_map($this->shown(...), $this->widgets->all()));
	}

	/**
	 * @param array<string, string> $sinceIds by widget
	 * @param list<string> $widgets those of the reader's dashboard without
	 * @return Answer
	 */
	#[ApiRoute(verb: 'GET', url: '/api/v1/widget-items', root: self::ROOT)]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function items(array $sinceIds = [], int $limit = 7, array $widgets = []): DataResponse {
		$items = [];
		foreach ($this->chosen($widgets) as $id => $widget) {
			if ($widget instanceof IAPIWidget) {
				$items[$id] = array_map(
					static fn (WidgetItem $item): array => $item->jsonSerialize(),
					$widget->getItems((string)$this->userId, $sinceIds[$id] ?? null, $limit),
				);
			}
		}
		return new DataResponse($items);
	}

	/**
	 * @param array<string, string> $sinceIds by widget
	 * @param list<string> $widgets those of the reader's dashboard without
	 * @return Answer
	 */
	#[ApiRoute(verb: 'GET', url: '/api/v2/widget-items', root: self::ROOT)]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function itemsWithMessages(array $sinceIds = [], int $limit = 7, array $widgets = []): DataResponse {
		$items = [];
		foreach ($this->chosen($widgets) as $id => $widget) {
			if ($widget instanceof IAPIWidgetV2) {
				$items[$id] = $widget->getItemsV2((string)$this->userId, $sinceIds[$id] ?? null, $limit)->jsonSerialize();
			}
		}
		return new DataResponse($items);
	}

	/**
	 * @param list<string> $ids
	 * @return array<string, IWidget>
	 */
	private function chosen(array $ids): array {
		if ($ids === []) {
			$ids = explode(',', $this->config->getUserValue(
				(string)$this->userId,
				'dashboard',
				'layout',
				$this->config->getAppValue('dashboard', 'layout', self::LAYOUT),
			));
		}
		return array_intersect_key($this->widgets->all(), array_flip($ids));
	}

	/** @return array<string, mixed> */
	private function shown(IWidget $widget): array {
		$shown = [
			'id' => $widget->getId(),
			'title' => $widget->getTitle(),
			'order' => $widget->getOrder(),
			'icon_class' => $widget->getIconClass(),
			'icon_url' => $widget instanceof IIconWidget ? $widget->getIconUrl() : '',
			'widget_url' => $widget->getUrl(),
			'item_icons_round' => false,
			'item_api_versions' => [...($widget instanceof IAPIWidget ? [1] : []), ...($widget instanceof IAPIWidgetV2 ? [2] : [])],
			'reload_interval' => 0,
		];
		return $widget instanceof IButtonWidget
			? $shown + ['buttons' => self::buttons($widget->getWidgetButtons((string)$this->userId))]
			: $shown;
	}

	/**
	 * @param list<WidgetButton> $buttons
	 * @return list<array{type: string, text: string, link: string}>
	 */
	private static function buttons(array $buttons): array {
		return array_map(
			static fn (WidgetButton $button): array =>
				['type' => $button->getType(), 'text' => $button->getText(), 'link' => $button->getLink()],
			$buttons,
		);
	}
}
