<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Previews;

use Host\Files\Nodes\File;
use Host\Files\Nodes\Root;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\DataDisplayResponse;
use OCP\AppFramework\Http\DataResponse;
use OCP\Files\NotFoundException;
use OCP\IRequest;

/**
 * Previews of pictures, by file id and by path.
 *
 * @phpstan-type Answer DataDisplayResponse<Http::STATUS_OK, array<string,
 *   mixed>>|DataResponse<Http::STATUS_BAD_REQUEST|Http::STATUS_FORBIDDEN|Http::STATUS_NOT_FOUND, array{}, array{}>
 */
final class PreviewController extends Controller {
	private const KEPT_FOR = 86_400;

	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Root $root,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	/** @return Answer */
	#[FrontpageRoute(verb: 'GET', url: '/core/preview')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function byId(
		int $fileId = -1,
		int $x = 32,
		int $y = 32,
		bool $a = false,
		string $mode = 'fill',
	): DataDisplayResponse|DataResponse {
		if ($fileId === -1 || $x === 0 || $y === 0) {
			return new DataResponse([], Http::STATUS_BAD_REQUEST);
		}
		return $this->show($this->root->getUserFolder((string)$this->userId)->getFirstNodeById($fileId), $x, $y, $a, $mode);
	}

	/** @return Answer */
	#[FrontpageRoute(verb: 'GET', url: '/core/preview.png')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function byPath(
		string $file = '',
		int $x = 32,
		int $y = 32,
		bool $a = false,
		string $mode = 'fill',
	): DataDisplayResponse|DataResponse {
		if ($file === '' || $x === 0 || $y === 0) {
			return new DataResponse([], Http::STATUS_BAD_REQUEST);
		}
		try {
			return $this->show($this->root->getUserFolder((string)$this->userId)->get($file), $x, $y, $a, $mode);
		} catch (NotFoundException) {
			return new DataResponse([], Http::STATUS_NOT_FOUND);
		}
	}

	/** @return Answer */
	private function show(
		?\OCP\Files\Node $file,
		int $width,
		int $height,
		bool $keepShape,
		string $mode,
	): DataDisplayResponse|DataResponse {
		if (!$file instanceof File) {
			return new DataResponse([], Http::STATUS_NOT_FOUND);
		}
		if (!$file->isReadable()) {
			return new DataResponse([], Http::STATUS_FORBIDDEN);
		}
		$preview = str_starts_with($file->getMimetype(), 'image/')
			? Preview::of($file->getContent(), $width, $height, !$keepShape, $mode === 'cover')
			: null;
		if ($preview === null) {
			return new DataResponse([], Http::STATUS_NOT_FOUND);
		}
		$response = new DataDisplayResponse($preview[0], Http::STATUS_OK, ['Content-Type' => $preview[1]]);
		$response->setETag("{$file->getEtag()}-$width-$height");
		$response->cacheFor(self::KEPT_FOR, false, true);
		return $response;
	}
}
