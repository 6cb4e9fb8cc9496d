<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Page;

use Host\Accounts\Login\Session;
use Host\Page\Navigation\Navigation;
use Host\Page\Themes\Themes;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\TemplateResponse;
use OCP\IConfig;
use OCP\L10N\IFactory;

/** Puts content between head, header and footer. */
final class Layout {
	/** Written from right to left. */
	private const RTL_LANGUAGES = ['ar', 'fa', 'he', 'ps', 'ug', 'ur_PK'];

	public function __construct(
		private readonly Templates $templates,
		private readonly Assets $assets,
		private readonly Navigation $navigation,
		private readonly Themes $themes,
		private readonly Browser $browser,
		private readonly Session $session,
		private readonly IConfig $config,
		private readonly IFactory $l10n,
	) {
	}

	/** @param TemplateResponse<Http::STATUS_*, array<string, mixed>> $response */
	public function around(string $content, TemplateResponse $response, Page $page): string {
		$isForUser = $response->getRenderAs() === TemplateResponse::RENDER_AS_USER;
		$app = $response->getApp();
		$user = $this->session->getUser();
		$language = $this->l10n->findLanguage();
		$requestToken = $this->session->token();
		$apps = $this->navigation->apps($app);
		$account = $user === null ? [] : $this->navigation->account($requestToken);
		$name = array_column(array_filter($apps, static fn (array $entry): bool => $entry['active']), 'name')[0] ?? '';
		$title = $response->getParams()['pageTitle'] ?? $name;
		foreach ($this->browser->states($app, $apps, $account, $this->themes->enabled()) as [$owner, $key, $value]) {
			$page->provide($owner, $key, $value);
		}
		return $this->templates->render('core', $isForUser ? 'layout' : 'guest', [
			'app' => $app,
			'content' => $content,
			'title' => is_string($title) ? $title : '',
			'language' => strtr($language, '_', '-'),
			'locale' => $this->locale($language),
			'direction' => in_array($language, self::RTL_LANGUAGES, true) ? 'rtl' : 'ltr',
			'user' => $user,
			'requestToken' => $requestToken,
			'nonce' => $page->nonce(),
			'themes' => $this->themes->enabled(),
			'globals' => $this->browser->globals(),
			'styles' => $this->assets->styles($page->styles),
			'scripts' => $this->assets->scripts($page->scripts),
			'states' => $page->states(),
			'apps' => $apps,
			'account' => $account,
			'isGuest' => !$isForUser,
			'isSettings' => $app === 'settings',
		], $this->l10n->get('core'));
	}

	private function locale(string $language): string {
		$user = $this->session->getUser();
		$own = $user === null ? '' : $this->config->getUserValue($user->getUID(), 'core', 'locale');
		return $own === '' ? $language : $own;
	}
}
