<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\HostProbe\Attempt;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\AppFramework\Http\JSONResponse;
use OCP\IL10N;
use OCP\IRequest;
use OCP\IUserSession;
use OCP\L10N\IFactory;

/**
 * Languages, and the one of this request.
 *
 * @phpstan-type Answer JSONResponse<Http::STATUS_OK, mixed, array{}>
 */
final class LanguageController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly IFactory $factory,
		private readonly IL10N $l10n,
		private readonly IUserSession $session,
	) {
		parent::__construct($appName, $request);
	}

	/**
	 * @param string $app one with translations
	 * @return Answer
	 */
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/languages')]
	public function all(string $app): JSONResponse {
		return new JSONResponse([
			'lists' => $this->factory->getLanguages(),
			'server' => $this->factory->findAvailableLanguages(),
			'core' => $this->factory->findAvailableLanguages('core'),
			'app' => $this->factory->findAvailableLanguages($app),
			'own' => $this->factory->findAvailableLanguages('hostprobe'),
			'no app' => $this->factory->findAvailableLanguages('no_such_app'),
			'exists' => array_map(fn (string $code): bool => $this->factory->languageExists($app, $code), [
				'en', 'nl', 'NL', 'de_DE', 'ar', '',
			]),
		]);
	}

	/**
	 * The language of a request comes from many places, so this page is open.
	 *
	 * @param string $app one with translations
	 * @param string $text that it translates
	 * @return Answer
	 */
	#[PublicPage]
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/language')]
	public function current(string $app, string $text): JSONResponse {
		$user = $this->session->getUser();
		return new JSONResponse(Attempt::all([
			'user' => fn (): string => $this->factory->getUserLanguage($user),
			'nobody' => fn (): string => $this->factory->getUserLanguage(),
			'app' => fn (): string => $this->factory->findLanguage($app),
			'server' => fn (): string => $this->factory->findLanguage(),
			'user again' => fn (): string => $this->factory->getUserLanguage($user),
			'own' => $this->l10n->getLanguageCode(...),
			'text' => fn (): string => $this->factory->get($app)->t($text),
			'text in Dutch' => fn (): string => $this->factory->get($app, 'nl')->t($text),
			'code in Dutch' => fn (): string => $this->factory->get($app, 'nl')->getLanguageCode(),
			'code in an unknown one' => fn (): string => $this->factory->get($app, 'xx')->getLanguageCode(),
			'with places' => fn (): array =>
				[$this->l10n->t('%s of %2$d', ['a', '7']), $this->l10n->t('One %s', 'word'), $this->l10n->t('a|b')],
			'too few' => fn (): string => $this->l10n->t('%s and %s', ['a']),
		]));
	}
}
