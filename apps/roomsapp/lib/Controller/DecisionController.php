<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Controller;

use OCA\RoomsApp\AppInfo\Application;
use OCA\RoomsApp\Model\Notice\DecisionPage;
use OCA\RoomsApp\Model\Notice\DecisionState;
use OCA\RoomsApp\Service\Notice\Decisions;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\BruteForceProtection;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\AppFramework\Http\TemplateResponse;
use OCP\IRequest;

/** The page that a link in a mail to a manager opens. The secret in its address is what permits to answer, not a session. */
final class DecisionController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Decisions $decisions,
	) {
		parent::__construct($appName, $request);
	}

	/** @return TemplateResponse<Http::STATUS_*, array<string, mixed>> */
	#[FrontpageRoute(verb: 'GET', url: '/decide/{secret}')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[BruteForceProtection(action: 'roomsapp-decision')]
	public function show(string $secret): TemplateResponse {
		return self::shown($this->decisions->show($secret));
	}

	/** @return TemplateResponse<Http::STATUS_*, array<string, mixed>> */
	#[FrontpageRoute(verb: 'POST', url: '/decide/{secret}')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[BruteForceProtection(action: 'roomsapp-decision')]
	public function answer(string $secret, string $answer = '', string $comment = ''): TemplateResponse {
		return self::shown($this->decisions->answer($secret, $answer, $comment));
	}

	/** @return TemplateResponse<Http::STATUS_*, array<string, mixed>> */
	private static function shown(DecisionPage $page): TemplateResponse {
		$response = new TemplateResponse(
			Application::APP_ID,
			'decision',
			['page' => $page, 'pageTitle' => $page->heading],
			TemplateResponse::RENDER_AS_GUEST,
			match ($page->state) {
				DecisionState::Unknown => Http::STATUS_NOT_FOUND,
				DecisionState::NotManager => Http::STATUS_FORBIDDEN,
				DecisionState::Outdated => Http::STATUS_GONE,
				DecisionState::Conflict => Http::STATUS_CONFLICT,
				default => Http::STATUS_OK,
			},
		);
		if ($page->state === DecisionState::Unknown) {
			$response->throttle();
		}
		return $response;
	}
}
